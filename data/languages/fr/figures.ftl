### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = La mine à deux guildes : { $hexes } cases, chacune avec la ressource qu’elle rapporte.
figure-walking =
    Un contremaître est sélectionné, et des anneaux montrent où il peut s’arrêter : sur les cases vides le long des six lignes, et sur la première case derrière une file d’ouvriers.
figure-turning =
    Vous voyez l’effet d’un saut avant de le jouer : des ouvriers de { $other } se rallient à { $own }, celui de { $own } déserte, et un nouvel ouvrier reste sur la case quittée.
figure-mine_9 =
    Le contremaître de { $mover } (bleu) est à gauche d’une file de quatre ouvriers, dont deux des siens. Cliquez pour voir le saut.
figure-mine_9-1 =
    { $mover } reçoit { $own }. Ses deux propres ouvriers désertent : { $purple } (violet) reçoit { $raven }, { $yellow } (jaune) reçoit { $sun }. Puis { $struck } ouvriers contigus font grève ; il en reste { $left } à { $mover }, { $left_purple } à { $purple } et { $left_yellow } à { $yellow }.
figure-mine_9-2 =
    { $purple } renonce au second déplacement. La guilde qui a le moins d’ouvriers passe devant et, à égalité, l’ordre s’inverse : il est désormais { $first }, { $second }, { $third }.
figure-the_round = En haut de chaque écran : la manche, la phase et l’ordre de jeu.
figure-the_order =
    Le nombre d’ouvriers qu’aurait chaque guilde, et l’ordre résultant : { $first } jouerait en premier.
figure-the_market =
    Le marché. Un emplacement occupé montre quelle guilde l’a pris ; ce que vous ne pouvez pas utiliser est grisé.
figure-barracks =
    Caserne, Greffier et Route. Un aventurier coûte { $hire ->
        [one] { $hire } pièce d’or
       *[other] { $hire } pièces d’or
    } à cet Âge.
figure-merchant = Le marchand : ce que coûte une ressource, et ce qu’elle rapporte à la vente.
figure-the_offer = L’offre de quêtes. La pièce au-dessus d’une place indique ce qu’y coûte une quête.
figure-arming =
    La quête « Gobelins au moulin » a { $power } de puissance et en exige { $needed }, car personne n’y porte d’arme tranchante. Cliquez pour armer un second aventurier.
figure-arming-1 = Avec la hache, la quête a { $power } de puissance et n’en exige plus que { $needed } : l’étape est assurée.
figure-wielding = L’aventurier que vous choisissez décide de ce que vous pouvez forger : au niveau 1, seulement des épées et des dagues.
figure-failing = Pendant l’armement, la colonne de droite montre ce qui arriverait si vous terminiez maintenant.
figure-titles = Les titres que peut prendre un nouveau champion.
figure-stage_2 = Une mine de l’Âge II, avec mithril et rubis.
figure-tiles = Cinq tuiles bonus, et les manches après lesquelles elles s’appliquent.
figure-last_market = Le marché de la dernière manche vend ce qui compte à la fin.
figure-automated = Une mine en solo : deux automates à côté de votre couleur.
figure-counting =
    Le décompte final d’un court exemple : { $winner } finit avec { $own } points de prestige, { $second } avec { $other }.
