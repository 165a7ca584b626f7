# Tables shared over a network: this app's own server.

apart-net-host-not-started = Deine Tische lassen sich hier nicht öffnen ({ $why }); starte den Computer neu, wenn das so bleibt.
apart-net-host-second = Ein anderes Forge War auf diesem Computer öffnet deine Tische schon; spiele dort oder schließe es zuerst.
apart-net-host-lost = Der Server deiner Tische hat angehalten; die Tische bleiben erhalten. Öffne sie noch einmal; was geschah, steht in { $file }.

settings-label-notices = Melden, wenn ich dran bin
settings-words-notices = ein Hinweis auf dem Desktop, an gemeinsamen Tischen
