// The pipe by which a signal handler wakes a waiting read, and the events that cross the start or end of editing.
#ifndef VIPERLAB_TERMINAL_WAKE_H
#define VIPERLAB_TERMINAL_WAKE_H

#include <stdbool.h>

/// Returns the descriptor to wait at; -1 before editing has begun for the first time.
int terminal_wake_descriptor(void);

/// Returns whether a descriptor is being edited, so that an empty read is not the end of input.
bool terminal_is_edited(int descriptor);

/// Empties the pipe.
void terminal_drain_wakes(void);

/// Calls the watched interrupt for a Ctrl-C that was recorded just when editing ended.
void terminal_call_late_interrupt(int signal_number);

/// Records a Ctrl-C that was handled just when editing began, so that the read of a key ends.
void terminal_note_late_interrupt(void);

#endif
