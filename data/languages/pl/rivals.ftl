# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = Roswitha
rival-grumbart = Grumbart
rival-pell = Pani Pell
rival-zafir = Zafir
rival-ansgar = Rycerz Ansgar
rival-tove = Tove
rival-quill = Brat Piórko
rival-vesper = Lady Vesper
rival-about-roswitha = Ma mapę każdej drogi i na większości już błądziła.
rival-about-grumbart = Zjechał do szybu jako sześciolatek, wyjechał na ślub. Raz.
rival-about-pell = Wie, ile kosztował twój płaszcz i ile powinien.
rival-about-zafir = Sprzeda ci ostatniego wielbłąda. Sprzedał go już cztery razy.
rival-about-ansgar = Nadłoży drogi, jeśli po drodze jest smok.
rival-about-tove = Słyszy miedź przez czterdzieści stóp skały.
rival-about-quill = Wszystko zapisuje i niczego zapisanego nie wybacza.
rival-about-vesper = Nie nosi pieniędzy. Same za nią chodzą.
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = Kocha wyprawy
rival-temper-mining = W kopalni jak w domu
rival-temper-hoarding = Liczy każdą monetę
rival-temper-buying = Kupuje, co się świeci
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = Rywale
rivals-duel = Wygrane: { $won }, przegrane: { $lost }
rivals-not-met = Jeszcze się nie znacie
