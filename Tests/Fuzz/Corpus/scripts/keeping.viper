# a comment
alias o "open; tap 1"
load about; open
save transcript "a b.md" --force
save trace t.trace
export svg d.svg
record s.cast
set width 60
set ascii on
history 3
help tap
explain nil-link
