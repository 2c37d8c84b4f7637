load todos mvvm
open
break on View if lost
break - 1
step
next
goto 3
goto -1
stack
undo
redo
fold 2
filter presenter
findings
leaks
