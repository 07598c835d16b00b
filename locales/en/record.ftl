### What is told of a recorded hand besides its events.

record-number = no. { $number }
record-author = recorded by { $author }
player-chips = { $name }: { chips }
