// The pipe by which a signal wakes whoever waits for input.
#ifndef VIPERLAB_TERMINAL_WAKE_H
#define VIPERLAB_TERMINAL_WAKE_H

#include <stdbool.h>

/// The end to wait at; -1 while no signal is noted.
int terminal_wake_descriptor(void);

/// Whether lines are being edited there, so that reading nothing does not mean the end.
bool terminal_is_edited(int descriptor);

/// Empties the pipe.
void terminal_forget_wakes(void);

#endif
