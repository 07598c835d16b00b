### Playing with other people.

## Who comes and goes

person-came = { $name } has sat down.
person-left = { $name } has left. { $bot } takes over.
person-away = { $name } is away.
person-back = { $name } is back.
host-now = { $name } is the host now.
host-now-you = You are the host now.
nobody-called = There is no other person called { $name } here.

## At the door

knock = { $name } would like to sit down. Yes or no?
knock-yes = { $name } may sit down.
knock-no = { $name } is turned away.
nobody-knocks = Nobody is waiting to sit down.

## At the table with people

nobody-else-here = Nobody else is at this table.
which-person = Who? { $names }.
no-other-person = No other person is here.
people-open = The table's code is { $code }, at { $address }.
dealt-here = This table is dealt by your computer.
dealt-by = This table is dealt by { $name }'s computer.
dealt-by-server = This table is dealt by the server at { $server }.
people-you-host = You are the host.
people-host = { $name }, host
people-away = { $name }, away
people-muted = { $name }, muted
people-here = With you: { $names }.
talk-help = Say what? A number says one of these: { $phrases }.
talk-phrase = { $number }: { $text }
ask-leave = Leave the table? { $closes ->
    [yes] It is on this computer, so it closes for everybody.
   *[no] A computer player takes your seat.
} Yes or no.
left-table = You have left the table.

## Talk

said-by = { $name }: { $text }
said-by-you = You: { $text }
muted = You no longer hear what { $name } says.
unmuted = You hear { $name } again.
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-nice-hand = Nice hand.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-one-moment = One moment, please.
phrase-good-night = Good night.

## Time

time-given = { $name } gives you { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more.
time-given-by-you = { $name } gets more time.
time-once-a-hand = You can give time once a hand.
time-enough = There is no more time to give.

## What cannot be done

only-host = Only the host can do that.
nobody-there = Nobody is there any more.
talk-too-fast = That was a lot at once. Wait a few seconds.
plays-alone = Nobody else can be at this table.
no-aids-among-people = Odds and the coach are off where other people play.

## The line

line-cut = The connection is lost. Trying again.
line-back = Connected again. { $missed ->
    [0] Nothing was missed.
    [one] One message was missed.
   *[other] { $missed } messages were missed.
}
lost-taken-over = You have sat down from another device, so this one has left.
lost-seat-gone = Your seat is gone: the table was closed, or somebody else plays there.
lost-removed = The host has removed you from the table.
lost-other-version = The server was updated. Update Tabletalk here, too.
lost-other-certificate = The certificate of the server has changed, so you are disconnected.

## Why one cannot sit down

call-no-server = Nobody answers at { $server }. Check the address, and that the server is running.
call-not-tabletalk = What answers at { $server } is not a Tabletalk server.
call-other-certificate = The certificate of { $server } has changed. If nobody has told you why, do not go on.
call-server-gone = The connection to { $server } is lost.
call-no-thread = The system has no room for a connection.
refused-old-client = The server is newer. Update Tabletalk here.
refused-old-server = The server is older. Ask for it to be updated.
refused-no-such-table = No table has this code.
refused-table-full = The table is full.
refused-game-ended = The game at this table is over.
refused-by-host = The host has said no.
refused-host-silent = The host has not answered. Try again later.
refused-bad-name = This name cannot be used. Give one of at most 24 letters.
refused-bad-table = The server does not have such a table.
refused-server-full = The server is full. Try again later.
refused-too-fast = Too many tries. Wait a minute.
refused-not-understood = The server has not understood. Try again.
refused-stopping = The server is being stopped.

## Sitting down

table-open = Your table is open. Its code is { $code }, at { $address }.
host-begins = Press Enter to begin the first hand. Type help company for what you can type at a table with people.
knocking = Asking { $host } to let you in.
sat-down = You are at a { $game } table with { $names }.
nearby-looking = Looking for tables nearby.
nearby-none = No table was found nearby. Ask the host for the code and the address.
nearby-table = { $name }, { $game }
nearby-choose = Tables nearby: { $tables }. Which one?
nearby-at = { $name }, { $game }: code { $code } at { $address }.
nearby-not-announced = Others nearby do not find your table by themselves: tell them the code and the address.
ask-name = What shall the others call you?
ask-trust = Trust the new certificate? Yes or no.

## A seat that is kept

# Until the player leaves the table: the program was closed meanwhile.
seat-kept = Your seat is kept: { $game }, { $here ->
    [yes] on this computer
   *[no] at { $server }
}.
seat-kept-leave = Your seat is kept. Start Tabletalk again to return to it.
return-hint = Type return to go back to it.
return-words = return
seat-not-kept = You cannot return to this seat once Tabletalk is closed, because it cannot be kept: { $reason }.

## The screen

together-title = Play with others
together-about = Sit down at somebody's table, or host your own.
together-name = Your name
together-name-about = What the others call you, at most 24 letters.
together-no-name = Type your name first.
together-join = Join a table
together-code = Code
together-code-about = Eight digits, which the host of the table knows.
together-no-code = A code has eight digits.
together-server = Server
together-server-about = Such as example.org or 192.168.1.7. Empty: this computer, or a table nearby.
together-no-address = This is not an address. Type one such as example.org or 192.168.1.7:7575.
together-sit = Sit down
together-nearby = Tables nearby
together-nearby-none = None found so far. They appear here by themselves.
together-found = Nearby: { $tables }
together-host = Host your own table
together-host-about = It is on this computer, unless you name a server above. Others join it by its code.
together-open = Let in everybody who has the code
together-open-about = Otherwise you are asked first.
together-set = New table: { $game }
together-start = Open the table
together-start-hint = Opens the table. You say when the first hand begins.
together-calling = Connecting. Escape cancels.
together-given-up = Cancelled.
together-no-server = No table can be opened here: { $problem }
together-trust = The certificate of the server has changed. Trust the new one?
together-trust-yes = Trust it

## The window at a table with people

people-title = People at the table
people-nobody = No other person is here yet.
people-admit = Let { $name } in
people-turn-away = Turn { $name } away
people-knocks = { $name } would like to sit down.
people-give-time = Give { $name } time
people-mute = Mute { $name }
people-unmute = Unmute { $name }
people-remove = Remove { $name }
people-hand-over = Make { $name } the host
people-leave = Leave the table
people-talk = Talk
talk-title = Talk
talk-field = Say to everybody
talk-field-about = Enter says it, Escape goes back.
talk-say = Say it
talk-phrases = Ready-made phrases
confirm-leave = Leave the table? { $closes ->
    [yes] It is on this computer, so it closes for everybody.
   *[no] A computer player takes your seat.
}
confirm-leave-yes = Leave
