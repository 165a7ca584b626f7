### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version } : un serveur de tables partagées.
serve-page = Ce lien mène à une table de Forge War. Ouvrez-le dans le jeu, ou tapez : forgewar join LINK
serve-no-database = La base de données est inutilisable ({ $place }) : { $why }
serve-database-in-use = Un autre serveur utilise { $file }.
serve-database-newer = { $file } a été écrit par une version plus récente de Forge War ; mettez le jeu à jour.

cli-help-serve = lancer un serveur de tables partagées
cli-description-serve = Lancer un serveur où l’on joue une même partie sur plusieurs machines. Les tables sont gardées dans un fichier ; il n’y a rien à préparer. La commande affiche les liens d’une première table : donnez-en un à chaque joueur.
cli-examples-serve =
    exemples :
      forgewar serve                                        une table pour deux personnes
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = l’adresse réseau où écouter (par défaut : toutes celles de cette machine)
cli-serve-address = l’adresse qu’utilisent les joueurs si elle est différente, par exemple derrière un proxy
cli-serve-folder = le dossier des tables (par défaut : le dossier de données du joueur)
cli-serve-database = au lieu d’un fichier, une base PostgreSQL que plusieurs serveurs peuvent partager ; lue aussi dans FORGEWAR_DATABASE
cli-serve-tls = certificat et clé pour https, en fichiers PEM
cli-serve-processes = nombre de processus où réfléchissent les guildes de l’ordinateur
cli-serve-seats = qui s’assoit à la première table : person, { $guilds } (par défaut : %(default)s)
cli-serve-no-table = ne pas ouvrir de première table
cli-serve-missing = cette base de données a besoin de { $module } ; installez-le avec pip install "forgewar[server]".
cli-serve-both = --certificate et --key vont ensemble.
cli-serve-certificate = le certificat ou la clé sont inutilisables : { $why }.
cli-serve-port = le serveur ne peut pas écouter sur le port { $port } : { $why }.
cli-serve-started = Le serveur tourne à l’adresse { $address }. Ctrl-C l’arrête ; les tables sont conservées.
cli-serve-seat = Place { $seat } : { $link }
cli-serve-watch = Pour regarder : { $link }
cli-serve-host-link = Pour vous seul, pour renouveler des liens ou supprimer la table : { $link }

cli-help-join = rejoindre une table partagée sans écran, comme guilde de l’ordinateur ou spectateur
cli-description-join = Rejoindre une table partagée par ses liens. Une guilde de l’ordinateur joue les places ; avec un lien de spectateur, la partie est seulement affichée.
cli-examples-join =
    exemples :
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   deux places, puis l’enregistrement
cli-join-links = liens vers une même table, un par place
cli-join-name = le nom de la guilde (par défaut : celui du joueur)
cli-join-record = écrire l’enregistrement de la partie terminée dans ce fichier
cli-join-one-table = tous les liens doivent mener à la même table.
cli-join-bad-link = ce n’est pas un lien vers une table : { $link }.
cli-join-false-deal = les cartes n’ont pas été distribuées comme le serveur l’avait promis à cette table.
cli-join-line = { $who } : { $line }
cli-problem-sentence = { $problem }
