### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = Rozmowa
commands-tip-talk = Napisz coś pozostałym przy wspólnym stole
commands-label-agree = Zgoda
commands-tip-agree = Zgódź się na to, o co proszą inni przy wspólnym stole
commands-label-decline = Odmowa
commands-tip-decline = Odmów temu, o co proszą inni przy wspólnym stole

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name } (ty)
talk-presence-here = { $name } – na miejscu
talk-presence-away = { $name } – poza stołem
talk-presence-unseen = { $name } – jeszcze nie ma
talk-presence-computer = { $name } – gildia komputerowa
talk-presence-stand-in = { $name } – gra komputer

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = myśli { $time }
talk-pill-left = zostało { $time }
talk-pill-away = nie ma { $time }
talk-pill-away-now = nie ma
talk-pill-unseen = jeszcze nie ma
talk-pill-computer = komputer
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count } min
talk-span-hours = { $count } godz.
talk-span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }

# In the bottom bar.
talk-thinks = { $name } się zastanawia
talk-awaited = Czekamy: { $name } (poza stołem)
talk-sending = Wybór wysłany; czekamy na serwer
talk-waits-to-send = Wybór zapisany; wyślemy go po połączeniu

# A line above the bar.
talk-lost = Utracono połączenie. Trwa kolejna próba; nic nie przepadło.
talk-lost-until = Utracono połączenie. Kolejna próba za { $seconds } s; nic nie przepadło.
talk-ended = Połączenie zostało zakończone. { $why }
talk-undo-question = { $name } chce cofnąć ostatni wybór. Zgadzasz się?
talk-undo-asked = Pozostali decydują, czy możesz cofnąć
talk-not-undone = Nic nie cofnięto: ktoś odmówił albo gra potoczyła się dalej.
talk-vote-question = { $name } – poza stołem, miejsce czeka. Czy ma grać dalej komputer?
talk-voted = Twój głos: niech gra komputer. Pozostali też muszą się zgodzić.
talk-handed-computer = { $name } – teraz gra komputer.
talk-handed-person = { $name } znowu gra.
talk-replaced = Komputer gra za ciebie.
talk-unfair = Rozdania tej gry nie wylosowano tak, jak zapowiedział serwer.
# Buttons there, about 12 letters.
talk-yes = Tak
talk-no = Nie
talk-wait = Czekaj
talk-return = Wróć do gry
talk-close = Zamknij

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = Cofnąć?
talk-ask-undo-tip = Pozostali muszą się zgodzić

# In the pause menu.
talk-hand-over = Niech gra komputer
talk-leave = Odejdź od stołu
talk-leave-words = Stół pozostaje otwarty; wróć, kiedy zechcesz

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = Rozmowa przy stole
talk-line = { $name }: { $text }
talk-tabs = Dziennik albo rozmowa
talk-tab = Rozmowa
talk-tab-new = Rozmowa ({ $count })
talk-type = Napisz coś
talk-open = Pokaż całą rozmowę
talk-open-new = { $count ->
    [one] Pokaż całą rozmowę: { $count } nowa linia
    [few] Pokaż całą rozmowę: { $count } nowe linie
    [many] Pokaż całą rozmowę: { $count } nowych linii
   *[other] Pokaż całą rozmowę: { $count } nowej linii
  }
talk-count = { $count }
talk-nothing = Nikt jeszcze nic nie powiedział. To, co tu napiszesz, przeczyta cały stół.
talk-nothing-watching = Nikt jeszcze nic nie powiedział.
talk-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = Dobry przeskok!
talk-phrase-your-turn = Twoja kolej
talk-phrase-one-moment = Chwileczkę
talk-phrase-ouch = Au!
talk-phrase-undo-it = Cofniesz?
talk-phrase-thanks = Dzięki

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = twój plan
talk-plan-is-set = zaplanowany
talk-plan-help = Gdy ruszają się inni, możesz planować: wybierz jednego ze swoich nadzorców i pole. Nic nie jest wysyłane.
talk-plan-confirm = Zaplanuj ruch
talk-plan-drop = Porzuć plan
talk-plan-set = Twój ruch jest zaplanowany: odbędzie się w twojej turze, jeśli nadal da to samo.
talk-plan-impossible = Zaplanowany ruch nie jest już możliwy.
talk-plan-changed = W kopalni coś się zmieniło: sprawdź zaplanowany ruch.
talk-plan-played = Wykonano twój zaplanowany ruch.

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = Twoja kolej
talk-turn-words = { $guild }: { $mode }, runda { $round }
