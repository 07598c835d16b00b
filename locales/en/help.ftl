### Help to read: a message for each heading and each paragraph. Short
### sentences, because they are listened to. The form "words" of a topic is
### what can be typed for it in the terminal.

## The list of topics

help-topics = Topics
help-here = Where you were
help-read-more = For more, type help and one of these: { $names }.
help-how-to-search = To search, type help search and what you look for.
help-search-words = search, find
help-search = Search in the help
help-search-about = The first letters of a word are enough. Enter goes to the first place found.
help-found = { $count ->
    [0] Nothing found.
    [one] Found { $count } place.
   *[other] Found { $count } places.
}
help-found-place = { $name }: { $text }
help-no-topic = There is no help about { $text }. Topics are: { $names }.
help-no-key = no key
help-in-window = The command { $command } is for the window, not for the terminal.
help-at-table = The command { $command } is for the table.
help-in-past = The command { $command } is for past hands.
help-nothing-to-close = There is nothing to go back from. Type quit to leave.

help-topic-holdem = Rules of Texas Hold'em
    .words = holdem, texas, hold'em
help-topic-draw = Rules of Five-Card Draw
    .words = draw, five-card draw
help-topic-unique = Rules of Unique Poker
    .words = unique, unique poker
help-topic-hands = Hands from highest to lowest
    .words = hands, ranks, rankings
help-topic-keys = Keys
    .words = keys
help-topic-company = Playing with other people
    .words = together, playing with others
help-topic-speech = Speech, sounds and screen readers
    .words = speech, voice, screen readers, sounds
help-topic-options = Options of the games
    .words = options, option, files
help-topic-accessibility = Accessibility
    .words = accessibility

## Where the player was

help-place-menu = In the main menu you start a new game, continue the one before, or open settings, messages and help.
help-place-setup = Set up a table. The first button starts the game at once. After it come ready-made tables, the options, the opponents and the time.
help-place-settings = All settings. Changes are saved at once.
help-place-together = Play with other people: type the eight digits of a table to sit down at it, or host a table of your own and give others its code.
help-place-keys = Give commands other keys. Choose a command, then press its new key.
help-place-voices = Choose another voice. Press one to hear it.
help-place-people = See who is at the table and who would like to come. Each person can be muted; the host can remove somebody or make somebody else the host.
help-place-talk = Say something to everybody at the table, in your own words or with a ready-made phrase.
help-place-history = All messages, the newest first.
help-place-lessons = Learn the sounds. Press one to hear it.
help-place-greeting = A few questions for the first start. You can change everything later in the settings.
help-place-statistics = How often everyone enters, raises, goes to the showdown and wins.
help-place-hands = Past hands: your own, those in a file, or a famous one.
help-place-review = You were in a past hand. Go through it by action, street or decision, and ask anything at each step.
help-place-learn = Play the first hand of each game step by step.
help-place-other = Tab goes on, arrows move within a list or a choice, Enter presses, Escape goes back.
help-place-watching = You were at the table, and somebody else is to act. Ask whatever you like in the meantime, or listen to earlier messages.
help-place-betting = You were at the table, and it is your turn to bet. Check or call, bet or raise, fold, or go all in.
help-place-continuing = You were at the table. Pay to stay in this hand, or fold.
help-place-drawing = You were at the table, and it is your turn to exchange cards. Mark the cards that you want to discard, then draw. If you mark none, you keep all five.
help-place-choosing = You were at the table, and community cards are being discarded or picked. Act on a card by its place, or pass.
help-place-showing = You were at the table. Show your cards, or muck them.
help-place-after-hand = You were at the table, between two hands. Deal the next one, or show your cards first.

## Texas Hold'em

help-holdem-aim = Aim
help-holdem-aim-chips = Win everybody else's chips. The game is over when one player has them all.
help-holdem-aim-pot = A pot is won by the best hand at the showdown, or by the last player in when all others have folded.

help-holdem-cards = Cards
help-holdem-cards-own = Everyone gets two cards that nobody else sees: the hole cards. Up to five community cards are laid on the table for all.
help-holdem-cards-best = Your hand is the best five of these seven cards. It may use both of your own cards, one, or none.

help-holdem-blinds = Button and blinds
help-holdem-blinds-button = The button shows who would deal. It moves one place to the left after every hand.
help-holdem-blinds-posted = Before the cards come, the first player left of the button pays the small blind and the next one the big blind. With two players, the button pays the small blind.
help-holdem-blinds-rise = Blinds rise from time to time, unless the options say otherwise. You hear of it one minute or one hand before. The options can also ask everyone for an ante.

help-holdem-rounds = Four betting rounds
help-holdem-rounds-first = The first round is played with the hole cards alone. The player after the big blind begins.
help-holdem-rounds-board = Then comes the flop, three community cards at once. After it the turn, one card, and the river, the last one. Each is followed by a betting round, which the first player left of the button begins.
help-holdem-rounds-two = With two players, the button acts first in the first round and last in all others.
help-holdem-rounds-end = A round is over when all who are still in have put in the same, or are all in.

help-holdem-actions = What you can do
help-holdem-actions-check = Check: stay in without paying, as long as nobody has bet.
help-holdem-actions-call = Call: put in as much as the highest bet.
help-holdem-actions-raise = Bet or raise: put in more than the others. The amount you give is your total for this round. A raise goes up by at least as much as the last full bet or raise, and by at least the big blind.
help-holdem-actions-limit = Usually there is no upper limit. The options can limit a raise to the size of the pot or twice that, and the number of raises in a round.
help-holdem-actions-fold = Fold: give up this hand and what you have put in.
help-holdem-actions-all-in = All in: put in all your chips, even if they are not enough to call. From each other player you can win only as much as you have put in yourself. What others bet beyond that is a side pot between them.
help-holdem-actions-short = An all-in smaller than a full raise still has to be called or folded to, but it does not let those who have already acted raise again.
help-holdem-actions-time = If there is a turn timer and it runs out, the table checks for you where that is free, and folds otherwise.

help-holdem-showdown = Showdown
help-holdem-showdown-all = After the last round all who are still in show their cards. The best hand wins. Equal hands share the pot, and a chip that cannot be shared goes to the winner nearest to the left of the button.
help-holdem-showdown-early = When nobody can bet any more because players are all in, the cards are shown at once and the rest of the board is dealt.
help-holdem-showdown-fold = Whoever wins because all others have folded need not show. Until the next deal you can show one of your cards or both.

## Five-Card Draw

help-draw-aim = Aim
help-draw-aim-points = Be the first to reach 100 points, or the target in the options. Whoever wins a pot gets as many points as there are chips in it. Whoever shares a pot gets points for that share.
help-draw-aim-tie = If two players get there in the same hand, the higher score wins. With the same score, the match goes on.
help-draw-aim-chips = A player without chips is out of the match.

help-draw-hand = One hand
help-draw-hand-ante = Everyone pays an ante of 2 chips and gets five cards that nobody else sees.
help-draw-hand-first = In the first betting round the player left of the button begins.
help-draw-hand-exchange = Then everyone may exchange cards, from none to all five. Mark the ones that you discard, then draw. Everyone hears how many cards a player draws, but nobody ever sees which were discarded.
help-draw-hand-second = After the second betting round the best hand wins. Equal hands share the pot.

help-draw-betting = Betting
help-draw-betting-fixed = The size of bets is fixed. A bet or a raise is 2 chips before the draw and 4 chips after it. The options can also allow any amount up to that.
help-draw-betting-actions = As in every poker game, you can fold, call, bet or raise. As long as nobody has bet, you can also check.
help-draw-betting-all-in = Whoever cannot pay the whole bet goes all in, and can win from each other player only as much as they have put in. The rest goes back, or makes a side pot between the others.

## Unique Poker

help-unique-aim = Aim
help-unique-aim-hand = Make the best hand of exactly five cards: your two hole cards and three that you pick from the table.
help-unique-aim-chips = The game is over when one player has all the chips.

help-unique-staying = Staying in
help-unique-staying-ante = Everyone pays the ante and gets two hole cards.
help-unique-staying-price = Then each player, from the left of the button, pays to stay in or folds. The price is usually twice the ante. Whoever has less may go all in.
help-unique-staying-alone = When only one player is left, that player wins at once and pays nothing more.

help-unique-discarding = Discarding
help-unique-discarding-board = Eight community cards are laid on the table, face up unless the options say otherwise.
help-unique-discarding-price = One after the other, each player may pay to take one of these cards away, or pass. Whoever cannot pay the whole price cannot discard.
help-unique-discarding-time = There is little time for it, usually three seconds. When time is up, the player passes. At least three cards always stay.

help-unique-picking = Picking
help-unique-picking-waves = Now everyone picks at the same time, three different cards each. The cards open in waves: three at first, three more a few seconds later, and then the rest.
help-unique-picking-final = A pick counts at once and cannot be taken back. Others do not see it, and several players may pick the same card.
help-unique-picking-end = When time is up, missing picks are made at random.

help-unique-payout = Who wins
help-unique-payout-shares = All hands are shown. The best one gets 80 percent of the pot, the second best 20 percent.
help-unique-payout-order = With equal hands, kickers included, the highest hole card decides.
help-unique-payout-tie = If even that is equal, players are tied. Those tied for first place share the money for both places. Those tied for second share the 20 percent.

help-unique-time = Time
help-unique-time-scale = All times can be two, five or ten times as long, or there is no clock at all. Then you say when the next wave opens and when picking ends.

## Hands

help-hands-about = About hands
help-hands-about-five = A hand is five cards. There are ten kinds, and a higher kind beats every lower one.
help-hands-about-ties = Between two hands of the same kind, the ranks that make it decide, and then the other cards, the kickers. Suits are all worth the same.
help-hands-about-ace = The ace is the highest card. In a straight it may also be the lowest: ace, two, three, four, five.
help-hand-example = Example, { $hand }: { CARDS($cards) }.
help-hand-royal-flush = Royal flush
    .about = Ten, jack, queen, king and ace of the same suit. Nothing beats it.
help-hand-straight-flush = Straight flush
    .about = Five cards in a row, all of the same suit.
help-hand-four = Four of a kind
    .about = Four cards of the same rank.
help-hand-full-house = Full house
    .about = Three cards of one rank and two of another. The three count first.
help-hand-flush = Flush
    .about = Five cards of the same suit, not in a row. The highest card counts first.
help-hand-straight = Straight
    .about = Five cards in a row, of more than one suit. The highest card counts.
help-hand-three = Three of a kind
    .about = Three cards of the same rank.
help-hand-two-pair = Two pair
    .about = Two cards of one rank and two of another. The higher pair counts first.
help-hand-pair = Pair
    .about = Two cards of the same rank.
help-hand-high-card = High card
    .about = None of these. The highest card counts, then the next.

## Keys

help-keys-about = About keys
help-keys-about-change = Keys are the same in all games. Each can be changed or turned off in the settings, and all letters can be turned off together. While text is typed, keys only write.
help-keys-about-once = A key that is held down acts once.
help-keys-about-describe = To hear what keys are for without using them: { $key }.
help-keys-about-move = Tab goes on to the next thing. Arrows move within a list, a choice or a page, first letters jump in menus and lists. Enter and space press. To go from part to part of a screen: { $key }.
help-keys-actions = To act
    .words = actions, act
help-keys-questions = To ask
    .words = questions, ask
help-keys-messages = To hear messages again
    .words = messages, log
help-keys-past = To go through past hands
    .words = past, review
help-keys-company = Among people
    .words = company, others
help-keys-program = For the program
    .words = program

## Options

help-options-words = In the terminal
help-options-words-set = When you are asked to choose a table, type an option and its value: { $examples }.
help-options-words-ask = Type an option alone to hear its value and what it can be, or type options to hear them all. Add the word default to reset an option, or type reset to reset all of them.
help-options-words-start = Then type a number, or Enter for the first table, to start the game with what you have set.
help-options-file = In a file
help-options-file-how = A file of options names the game and, in brackets, what differs from the defaults: { $example }. Play with it: { $command }.
help-options-file-all = This prints a file with every option, its range and its default: { $command }.
help-options-line = { $name }. { $value } { $allowed }

## Speech

help-speech-who = Who speaks
help-speech-who-automatic = What happens at the table is announced to your screen reader. Where none is running, the built-in voice says it.
help-speech-who-change = To let the screen reader, the built-in voice, both or nobody speak: { $key }.
help-speech-who-cut = A key press cuts what is being said, so that nobody has to wait. Nothing is lost by it.
help-speech-who-repeat = To hear everything since your last action again: { $key }.
help-speech-who-earlier = To go back through earlier messages: { $key }.

help-speech-readers = Screen readers
help-speech-readers-new = Orca speaks announcements from version 45 on. NVDA on Windows and VoiceOver on the Mac get the same announcements.
help-speech-readers-old = Orca before version 45 is silent when something is announced. With such a version, choose the built-in voice for what happens; Orca still reads what you move to.

help-speech-voice = Built-in voice
help-speech-voice-settings = Voice, speed, pitch and volume are chosen in the settings.
help-speech-voice-needs = The built-in voice needs the speech of the system. On Linux that is speech-dispatcher. Without it the game goes on, and the screen says that there is no voice.
help-speech-voice-stop = To stop the built-in voice: { $key }.
help-speech-voice-focus = Where no screen reader is running, the built-in voice also reads what you move to.

help-speech-sounds = Sounds
help-speech-sounds-meaning = Each sound means one thing, and comes from where the player sits, left or right. Set their volume in the settings, where a lesson plays each of them. With sounds on, your own checks and calls are a sound instead of words, and so is your turn once you have heard it named. The list of messages always has the words.

help-speech-braille = Braille and terminal
help-speech-braille-line = One Tab from where the table opens is a short line for a braille display: your cards, the community cards, the amount to call and the pot. It changes with the hand.
help-speech-braille-terminal = The same table can be played in a terminal, one message a line. Start the program with the option terminal.

## Accessibility

help-accessibility-aim = Our aim
help-accessibility-aim-first = Tabletalk is made first for people who play without looking at the screen. It works just as well by keyboard alone, by mouse and by eye.
help-accessibility-aim-measure = The standard is WCAG 2.2, level AA. With every change, tests check the name and role of each element, the reading order, the keyboard, the focus, the contrast and the size of text and buttons.

help-accessibility-does = What it does
help-accessibility-does-keys = Everything can be done by keyboard, and every question about the hand has a key and an element of its own.
help-accessibility-does-colour = Nothing is told by colour, place or sound alone. Suits differ in shape, letter and colour.
help-accessibility-does-text = Text can be three times as large. Of four themes, two have high contrast. Nothing moves unless you want it to.
help-accessibility-does-time = Every time limit can be made longer or turned off, and it starts only after you have been told what to decide. The table can be paused at any time. At a table with other people, yours can be up to five times as long, and only the host can pause.
help-accessibility-does-mistakes = You are asked before costly mistakes: folding when checking is free, and going all in.

help-accessibility-limits = Known limits
help-accessibility-limits-orca = Orca before version 45 does not speak announcements. The built-in voice does.
help-accessibility-limits-tried = It has been tried with Orca on Linux. NVDA and VoiceOver get the same announcements, but we have not tried them yet.
help-accessibility-limits-braille = Braille displays show no short-lived messages. Read the short line at the top of the table, or the messages.

## Playing with other people

help-company-coming = Coming to a table
help-company-coming-join = In the menu, choose to play with others, or press { $key }. Type your name, then the eight digits of the table. Tables nearby are listed and need no digits.
help-company-coming-host = Your own table is on this computer and closes when you leave. Tell the others its code and, outside your home, its address. You are asked before somebody sits down, unless you let in everybody who has the code.
help-company-coming-terminal = From a command line: tabletalk host, tabletalk join and the code, or tabletalk nearby; with --terminal without a window. A server of your own: tabletalk serve.
help-company-table = At the table
help-company-table-people = To see who is there, let somebody in, mute or remove somebody, or make somebody the host: { $key }.
help-company-table-talk = To say something: { $key }. Each ready-made phrase has a key of its own, and everybody hears it in their own language.
help-company-table-time = To give somebody more time, once a hand: { $key }. It goes to whoever is to act, or to the person you choose.
help-company-table-host = The host says when the first hand begins, and can pause for all. Computer players play in the seats that are free. Your own time setting counts here too, up to five times as long, and a time bank follows when it runs out. Odds and the coach are off.
help-company-table-line = If the connection is lost, it comes back automatically, and you hear how many messages you missed. They are all in the message list.
help-company-table-seat = Your seat is kept when Tabletalk is closed: the menu leads back to it. In the terminal, type return.
help-company-table-leave = To leave for good: { $key }. A computer player takes your seat.
help-company-trust = Whom you trust
help-company-trust-dealer = Cards are dealt by the computer that the table is on, and you hear which one that is when you sit down. Whoever owns it could look at every card: sit down where you trust them.
help-company-trust-certificate = On the first connection to a server, Tabletalk remembers its certificate. If it changes later, you are asked before you go on.
