# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = Scores finaux
scoring-game-over = Fin de partie

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = Quêtes
scoring-part-adventurers = Aventuriers
scoring-part-cards = Cartes
scoring-part-bonuses = Bonus
scoring-part-gold = Or

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = Décompte des quêtes
scoring-counting-adventurers = Décompte des niveaux
scoring-counting-cards = Décompte des plans et des cartes
scoring-counting-bonuses = Décompte des bonus
scoring-counting-gold = Décompte de l’or
scoring-winner = { $guild } l’emporte avec { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
scoring-won-alone = Victoire avec { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
scoring-won-against = Victoire avec { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } ({ $great } : score remarquable)
scoring-better-luck = Ce sera pour la prochaine fois

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = Le prestige des quêtes accomplies, moins les pertes des quêtes échouées.
scoring-about-adventurers = 1 point par niveau de chaque aventurier, et 1 de plus au niveau 4.
scoring-about-cards = Le prestige des plans uniques, des licences du Greffier et des cartes bonus.
scoring-about-bonuses = Les bonus finaux achetés à la dernière manche, et les tuiles bonus.
scoring-about-gold = Les ressources restantes sont vendues ; 4 pièces d’or font 1 point de prestige.

# What a guild's row in the ranking is called, and what its total is made of ("25 Quests"),
# in a slip of several lines.
scoring-total = { $guild } : { $total }
scoring-amount = { $part } : { $number }

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = Vainqueur
scoring-view-lost = La fin
scoring-view-scores = Les scores

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige } sur { $great }

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = Votre guilde a perdu
loss-failed = La quête « { $quest } » a échoué. En solo, aucune quête ne doit échouer.
loss-unfinished =
    { $count ->
        [one] La quête « { $quests } » était encore en cours après la dernière manche.
       *[other] Quêtes encore en cours après la dernière manche : { $quests }.
    } En solo, toutes doivent être accomplies d’ici là.
loss-full = Avec { $count } quêtes en cours, vous ne pouviez plus en prendre. En solo, il faut en prendre une à chaque manche.
loss-none-taken = Vous n’avez pas pris de quête cette manche. En solo, il faut en prendre une à chaque manche.
loss-round = Manche { $round } sur { $rounds }
loss-quests =
    { $count ->
        [0] Aucune quête accomplie
        [one] { $count } quête accomplie
       *[other] { $count } quêtes accomplies
    }
loss-prestige = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = Retour
scoring-next = Suivant
scoring-begins-here = Le décompte commence ici
scoring-all-counted = Tout est compté
scoring-count-all = Tout compter
scoring-new-game = Nouvelle partie
scoring-watch = Revoir la partie
scoring-to-title = Menu principal
scoring-not-recorded = Cette partie n’a pas été enregistrée

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = Prestige par manche
scoring-chart-guilds = Guildes
scoring-chart-sources = Sources
scoring-chart-start = début
scoring-chart-final = fin
scoring-great = { $great }, score remarquable

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = Au départ
scoring-after-round = Après la manche { $round }
scoring-after-the-count = Après le décompte final

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = Faits marquants
scoring-highlight-quests = Le plus de quêtes
scoring-highlight-strike = Pire grève
scoring-highlight-finest = Plus belle quête
scoring-highlight-jump = Plus long saut
scoring-highlight-forge = Forge infatigable
scoring-highlight-trade = As du commerce
scoring-quests =
    { $count ->
        [one] { $count } quête accomplie
       *[other] { $count } quêtes accomplies
    }, { $failed ->
        [0] aucun échec
        [one] { $failed } échec
       *[other] { $failed } échecs
    }
scoring-strike =
    { $count ->
        [one] { $count } ouvrier perdu
       *[other] { $count } ouvriers perdus
    } à la manche { $round }
scoring-finest = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } pour « { $quest } »
scoring-jump =
    { $count ->
        [one] par-dessus { $count } ouvrier
       *[other] par-dessus { $count } ouvriers
    } à la manche { $round }
scoring-forge =
    { $count ->
        [one] { $count } arme
       *[other] { $count } armes
    }, dont { $times } fois « { $design } »
scoring-trade =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } en { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    }

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = Autres
