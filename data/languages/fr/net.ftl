### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = Le serveur ne comprend pas ce message.
net-refused-too-large = Le message est trop long : la limite est de 64 kilo-octets.
net-refused-too-fast = Trop de messages en peu de temps ; attendez un moment et réessayez.
net-refused-unknown-page = Cette adresse n’existe pas sur ce serveur.
net-refused-bad-method = Cette adresse n’accepte pas ce genre de requête.
net-refused-server-fault = Quelque chose a échoué sur le serveur ; rien n’a changé. Réessayez.
net-refused-client-too-old = Votre version de Forge War est trop ancienne pour ce serveur ; mettez-la à jour.
net-refused-client-too-new = Votre version de Forge War est plus récente que ce serveur ; demandez à son propriétaire de le mettre à jour.
net-refused-bad-certificate = Cet ordinateur ne fait pas confiance au certificat du serveur ; demandez-le à l’hôte.
net-refused-unknown-link = Ce lien ne mène à aucune table ; demandez-en un autre à l’hôte.
net-refused-too-many-connections = Trop de connexions ; fermez-en quelques-unes et réessayez.
net-refused-too-many-tables = Trop de nouvelles tables depuis votre adresse ; réessayez dans une heure.
net-refused-server-full = Ce serveur n’a plus de place pour une nouvelle table ; adressez-vous à son propriétaire.
net-refused-bad-options = Une telle partie n’existe pas : vérifiez le mode, le nombre de guildes et les joueurs.
net-refused-no-content = Le serveur n’a pas ces cartes ; installez-y leur pack.
net-refused-not-host = Seul l’hôte de la table peut le faire ; utilisez son lien.
net-refused-not-over = L’enregistrement est disponible une fois la partie terminée.
net-refused-spectator = Vous regardez la partie ; seules les guildes à la table peuvent le faire.
net-refused-not-begun = La partie n’a pas encore commencé ; attendez les autres.
net-refused-already-begun = La partie a déjà commencé.
net-refused-over = La partie est terminée.
net-refused-table-full = L’enregistrement de cette table est plein ; vous pouvez seulement continuer la partie.
net-refused-stale = Autre chose s’est passé entre-temps ; regardez la table et choisissez de nouveau.
net-refused-not-your-turn = C’est le tour d’une autre guilde.
net-refused-not-your-seat = Vous ne pouvez agir que pour votre propre guilde.
net-refused-illegal-action = Les règles ne le permettent pas.
net-refused-nothing-to-undo = Vous ne pouvez rien annuler seul pour l’instant ; demandez aux autres.
net-refused-undo-asked = Quelqu’un demande déjà une annulation ; attendez les réponses.
net-refused-no-undo-asked = Personne ne demande d’annulation en ce moment.
net-refused-bad-nonce = Ce nombre secret n’est pas celui qui a été annoncé ; rejoignez la table de nouveau.
net-refused-empty-text = Le message est vide ; écrivez quelque chose.
net-refused-no-such-seat = Cette place n’existe pas, ou pas ce joueur.
net-refused-seat-connected = Cette guilde est connectée ; on ne peut confier que la place de quelqu’un qui est absent.
net-refused-bad-address = Les avis ne vont qu’à des adresses web (https://…), pas vers des réseaux privés.
net-refused-wrong-code = Ce code n’ouvre aucune table ici ; demandez à l’hôte le code actuel.
net-refused-no-free-seat = Aucune place n’est libre à cette table ; demandez à l’hôte un lien pour regarder.

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = La distribution de { $file } a été tirée par toute la table (engagement { $hash }).
cli-replay-false-deal = La distribution de { $file } n’est pas celle promise à la table (engagement { $hash }).
