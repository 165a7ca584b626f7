### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = Impossible de lire { $path } : { $why }.
record-folder = { $path } est un dossier ; choisissez-y un enregistrement, un fichier dont le nom finit par .jsonl.
record-unwritable = Impossible d’écrire { $path } : { $why }.
record-exists = { $path } existe déjà ; choisissez un autre nom pour l’enregistrement.
record-being-played = { $file } est en cours dans une autre fenêtre de Forge War ; quittez la partie là-bas, ou jouez une copie.
record-full = { $file } est plein : aucune partie n’est plus longue.
record-too-long = { $file } est plus long que toute partie possible.
record-none = { $file } n’est pas un enregistrement de Forge War : sa première ligne est endommagée ({ $why }).
record-newer = { $file } vient d’une version plus récente du jeu ; mettez le jeu à jour pour l’ouvrir.
record-older = { $file } vient d’une version plus ancienne du jeu.
record-no-version = { $file } porte la version { $version }, qui n’existe pas.
record-no-game = { $file } décrit une partie qui n’existe pas : { $why }.
record-seats = { $file } indique { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } pour { $guilds ->
    [one] { $guilds } guilde
   *[other] { $guilds } guildes
  }.
record-same-colour = { $file } donne la même couleur à deux guildes.
record-long-seed = { $file } a une graine de plus de 64 bits.
record-unfinished = { $file } ne contient pas de partie terminée.

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = { $file } ne contient pas de partie terminée : { $problem }.
record-sound-for =
    { $actions ->
        [one] { $file } n’est intact que pour { $actions } action : { $problem }.
       *[other] { $file } n’est intact que pour { $actions } actions : { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = La partie a été jouée avec d’autres cartes ou d’autres prix que ceux de cet ordinateur (contenu { $content }) ; installez le pack d’où ils viennent, ou exportez de nouveau la partie là où elle a été jouée.
record-cards-unusable = Les cartes jointes à l’enregistrement sont inutilisables : { $why }.
record-cards-not-kept = Impossible de conserver les cartes de la partie dans { $folder } : { $why }.
record-cards-too-long = Impossible de joindre les cartes à { $file } : le fichier serait trop long.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } a été supprimé ou déplacé pendant la partie.
record-replaced = { $file } a été remplacé par un autre fichier pendant la partie.
record-changed = { $file } a été modifié par quelqu’un d’autre pendant la partie.
record-torn = { $file } se termine par une ligne qui n’a pas pu être écrite.
record-anew = { $change } Toute la partie est réenregistrée sous { $file }.

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = la ligne { $line } de { $file } est endommagée ({ $why })
record-line-refused = la ligne { $line } contient une action que les règles interdisent ({ $why })
record-line-takes-back = la ligne { $line } annule { $count } actions sur { $played }
record-line-cards = la ligne { $line } contient des cartes en pleine partie
record-line-state = la ligne { $line } contient un état auquel les actions ne mènent pas
record-line-count = la ligne { $line } compte { $counted } actions là où il y en a { $played }
record-line-hash = la ligne { $line } contient l’empreinte { $hash } d’un état auquel les actions ne mènent pas
record-too-many-lines = { $file } est plus long que toute partie possible ({ $most } lignes)
record-too-many-bytes = { $file } est plus long que toute partie possible ({ $most } octets)
record-no-json = ce n’est pas du JSON
record-wrong-field = { $field } manque ou est faux
record-wrong-value = il y manque une valeur, ou une valeur y est fausse
record-no-hash = elle ne se termine pas par son empreinte
record-other-hash = son empreinte ne correspond pas à son contenu et aux lignes précédentes
