// The pipe by which a signal wakes whoever waits for input.
#ifndef VIPERLAB_TERMINAL_WAKE_H
#define VIPERLAB_TERMINAL_WAKE_H

/// The end to wait at; -1 while no signal is noted.
int terminal_wake_descriptor(void);

/// Empties the pipe.
void terminal_forget_wakes(void);

/// The noted signals, which stay noted.
unsigned terminal_noted_events(void);

#endif
