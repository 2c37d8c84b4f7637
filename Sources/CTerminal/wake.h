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

/// Has the thread that calls handle signals from here on, whichever thread the kernel gives them to.
void terminal_own_signals(void);

/// Inside a handler: whether the signal went on to the thread that owns it, so that nothing is left to do here.
bool terminal_passes_on(int signal_number);

#endif
