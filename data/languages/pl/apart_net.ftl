# Tables shared over a network: this app's own server.

apart-net-host-not-started = Nie można tu prowadzić twoich stołów ({ $why }); jeśli to się powtarza, uruchom komputer ponownie.
apart-net-host-second = Inny Forge War na tym komputerze już prowadzi twoje stoły; graj w nim albo najpierw go zamknij.
apart-net-host-lost = Serwer twoich stołów się zatrzymał; stoły są zachowane. Otwórz je ponownie; co się stało, zapisano w { $file }.

settings-label-notices = Powiadom o mojej turze
settings-words-notices = na pulpicie, przy wspólnych stołach
