# Tables shared over a network: this app's own server.

apart-net-host-not-started = Vos tables ne peuvent pas être hébergées ici ({ $why }) ; redémarrez l’ordinateur si cela persiste.
apart-net-host-second = Un autre Forge War héberge déjà vos tables sur cet ordinateur ; utilisez-le, ou fermez-le d’abord.
apart-net-host-lost = Le serveur de vos tables s’est arrêté ; les tables sont conservées. Hébergez-les de nouveau ; { $file } dit ce qui s’est passé.

settings-label-notices = Me prévenir à mon tour
settings-words-notices = un avis sur le bureau, aux tables partagées
