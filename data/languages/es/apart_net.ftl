# Tables shared over a network: this app's own server.

apart-net-host-not-started = No se pueden alojar aquí tus mesas ({ $why }); si continúa, reinicia el ordenador.
apart-net-host-second = Otro Forge War de este ordenador ya aloja tus mesas; usa ese o ciérralo primero.
apart-net-host-lost = El servidor de tus mesas se ha detenido; las mesas se conservan. Vuelve a alojarlas; { $file } dice qué ha pasado.

settings-label-notices = Avisarme en mi turno
settings-words-notices = un aviso en el escritorio, en mesas compartidas
