// The pipe by which a signal handler wakes a waiting read, and a Ctrl-C at the moment when editing begins or ends.
#ifndef VIPERLAB_TERMINAL_WAKE_H
#define VIPERLAB_TERMINAL_WAKE_H

#include <stdbool.h>

/// Returns the descriptor of a pipe that becomes readable when a signal arrives; -1 before editing has begun for the first time.
int terminal_wake_descriptor(void);

/// Returns whether a line is being edited on a descriptor, so that an empty read is not the end of input.
bool terminal_is_edited(int descriptor);

/// Discards the bytes in the pipe of `terminal_wake_descriptor`.
void terminal_drain_wakes(void);

/// Treats a Ctrl-C that arrived just when editing ended as one outside editing; does nothing if Ctrl-C calls no function.
void terminal_call_late_interrupt(int signal_number);

/// Records a Ctrl-C that was handled just when editing began, and wakes the read of a key; does nothing outside editing.
void terminal_note_late_interrupt(void);

#endif
