// Who handles signals, and the pipe by which one wakes whoever waits for input.
#ifndef VIPERLAB_TERMINAL_WAKE_H
#define VIPERLAB_TERMINAL_WAKE_H

#include <stdbool.h>

/// The end to wait at; -1 while no signal is noted.
int terminal_wake_descriptor(void);

/// Whether lines are being edited there, so that reading nothing does not mean the end.
bool terminal_is_edited(int descriptor);

/// Empties the pipe.
void terminal_forget_wakes(void);

/// Asks what runs to stop, for a Ctrl-C that was noted just when editing ended.
void terminal_ask_late_to_stop(int signal_number);

/// Notes a Ctrl-C that was handled just when editing began, so that who waits for a key hears of it.
void terminal_note_late_interrupt(void);

#endif
