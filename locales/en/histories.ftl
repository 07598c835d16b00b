### The files of finished hands.

hands-file = { $game }, { $when }, { hand-count }
hands-file-undated = { $game }, { hand-count }
date-and-time = { $day } { $month ->
    [month-1] January
    [month-2] February
    [month-3] March
    [month-4] April
    [month-5] May
    [month-6] June
    [month-7] July
    [month-8] August
    [month-9] September
    [month-10] October
    [month-11] November
   *[month-12] December
} { $year }, { $hour }:{ $minute }

## What was done

hands-imported = Added { hand-count } from { $file }.{ $refused ->
    [0] {""}
    [one] {" "}{ $refused } hand in it cannot be played.
   *[other] {" "}{ $refused } hands in it cannot be played.
}
hands-exported = Copied { $count ->
    [one] { $count } file
   *[other] { $count } files
} to { $to }.
hands-deleted = Deleted { $count ->
    [one] { $count } file
   *[other] { $count } files
}.

## What went wrong

hands-not-kept = Finished hands cannot be saved in { $folder } for now: { $reason }. The game goes on, and they will be saved as soon as possible.
hands-not-read = The file { $file } cannot be read: { $reason }.
hands-refused = Nothing was added from { $file }: { $reason }.
hands-known = Nothing was added: { $file } has the same hands already.
hands-not-exported = The file { $file } cannot be written: { $reason }.
hands-not-deleted = The file { $file } cannot be deleted: { $reason }.
hands-reason = hand { $hand } cannot be played: { $reason }
