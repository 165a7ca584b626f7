### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = La mine à deux guildes : { $hexes } cases, chacune avec la ressource qu’elle rapporte.
figure-walking =
    Un contremaître est pris en main et des anneaux montrent où il peut s’arrêter : sur les cases vides le long de six lignes, et sur la première case derrière une file d’ouvriers.
figure-turning =
    Ce que ferait un saut est montré avant que tu le fasses : des ouvriers de { $other } se rallient à { $own }, celui de { $own } déserte, et un nouveau reste en arrière.
figure-mine_9 =
    Le contremaître de { $mover } est à gauche d’une file de quatre ouvriers, dont deux des siens. Appuie pour voir le saut.
figure-mine_9-1 =
    { $mover } reçoit { $own }. Ses deux propres ouvriers désertent : { $purple } reçoit { $raven }, { $yellow } reçoit { $sun }. Puis { $struck } ouvriers connectés font grève ; il en reste { $left } à { $mover }, { $left_purple } à { $purple } et { $left_yellow } à { $yellow }.
figure-mine_9-2 =
    { $purple } renonce au second déplacement. Qui a le moins d’ouvriers passe devant, et les égalités s’inversent : l’ordre est { $first }, { $second }, { $third }.
figure-the_round = En haut de chaque écran : la manche, la phase et l’ordre de jeu.
figure-the_order =
    Le nombre d’ouvriers qu’aurait chaque guilde, et l’ordre qui en résulterait : { $first } est maintenant en tête.
figure-the_market =
    Le marché. Un emplacement exclusif occupé montre qui l’a pris ; ce que tu ne peux pas avoir est grisé.
figure-barracks =
    Caserne, Greffier et Route. Un aventurier coûte { $hire } or à cet âge.
figure-merchant = Le marchand : ce que coûte une ressource, et ce qu’elle rapporte à la vente.
figure-the_offer = L’offre de quêtes. La pièce au-dessus d’une place est le prix d’une quête qui s’y trouve.
figure-arming =
    La quête Gobelins au moulin a une puissance de { $power } et en exige { $needed }, parce que personne n’y porte d’arme tranchante. Appuie pour armer un second aventurier.
figure-arming-1 = Avec la hache, elle a une puissance de { $power } et n’en exige plus que { $needed } : l’étape est assurée.
figure-wielding = Qui tu prends en main décide de ce qui peut être forgé : le niveau 1 ne manie qu’épées et dagues.
figure-failing = Pendant la gestion, la colonne de droite dit ce qui arriverait si tu terminais maintenant.
figure-titles = Les titres que peut prendre un nouveau champion.
figure-stage_2 = Une mine de l’Âge II, avec mithril et rubis.
figure-tiles = Cinq tuiles bonus, et les manches après lesquelles elles comptent.
figure-last_market = Le marché de la dernière manche vend ce qui compte à la fin.
figure-automated = Une mine en solo : deux automates à côté de ta couleur.
figure-counting =
    Le décompte final d’un court exemple : { $winner } finit avec { $own } points de prestige, { $second } avec { $other }.
