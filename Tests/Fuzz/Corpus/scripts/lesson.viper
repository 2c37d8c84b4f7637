lesson first-message
1
hint
answer
skip
previous
again
mark words
leave
progress
recall
