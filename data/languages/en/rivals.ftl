# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = Roswitha
rival-grumbart = Grumbart
rival-pell = Madam Pell
rival-zafir = Zafir
rival-ansgar = Sir Ansgar
rival-tove = Tove
rival-quill = Brother Quill
rival-vesper = Lady Vesper
rival-about-roswitha = Has a map of every road, and has been lost on most of them.
rival-about-grumbart = Went down the shaft at six and came up for his wedding. Once.
rival-about-pell = Knows what your coat cost, and what it should have cost.
rival-about-zafir = Will sell you his last camel. He has sold it four times.
rival-about-ansgar = Takes the long way round if there is a dragon on it.
rival-about-tove = Hears copper ring through forty feet of rock.
rival-about-quill = Writes everything down, and forgives nothing that is written.
rival-about-vesper = Never carries money. It follows her.
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = Loves a quest
rival-temper-mining = At home in the mine
rival-temper-hoarding = Counts every coin
rival-temper-buying = Buys what shines
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = Rivals
rivals-duel = Won { $won }, lost { $lost }
rivals-not-met = Not met yet
