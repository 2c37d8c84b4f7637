load products
open
tap 1
back
screen
trace
show 3
why 4
diagram wide
wiring
