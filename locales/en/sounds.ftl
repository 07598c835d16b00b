### Sounds: their names, and when they are heard.

sounds-silent = There is no sound device. Sounds play as soon as there is one.

## The lesson of sounds

lessons-title = Learn the sounds
lessons-about = Press a sound to hear it.
sound-your-turn = Your turn: three notes, each one higher.
sound-time = Time: your time is running out or is over.
sound-error = Error: that cannot be done.
sound-check = Check: two knocks on the table, also for a pass.
sound-fold = Fold: cards slide away, also for a card that is discarded.
sound-chips = Chips: antes and blinds go in, or chips come back.
sound-call = Call: chips and one low note.
sound-raise = Small bet or raise: chips and two notes, low.
sound-big-raise = Big bet or raise: the same two notes, the higher the bigger the bet.
sound-all-in = All in: a whole stack goes in.
sound-deal = Deal: cards are dealt or exchanged.
sound-board = Board: community cards are laid.
sound-show = Show: a player shows a hand.
sound-wave = Wave: more community cards can be picked.
sound-pick = Pick: a community card is picked.
sound-win = Win: you win a pot or the game.
sound-lose = Loss: you lose a showdown or the game.
sound-level = Level: the blinds rise.
sound-talk = Talk: somebody says something.
