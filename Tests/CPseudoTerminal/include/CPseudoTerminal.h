// A program on a terminal that is not there; for tests only.
#ifndef VIPERLAB_PSEUDO_TERMINAL_H
#define VIPERLAB_PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Starts a program on a new terminal; the descriptor of our end, or -1.
int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int rows, int columns, pid_t *process);

/// Opens a new terminal and stores the descriptor of the program's end; the descriptor of our end, or -1.
int pseudo_terminal_open(int *program);

bool pseudo_terminal_resize(int descriptor, int rows, int columns);

/// Waits until our end has output or is closed, or for so many milliseconds; returns whether it has or is.
bool pseudo_terminal_is_readable(int descriptor, int milliseconds);

/// Reads what there is: a count, 0 for nothing yet, -1 when the program's end is closed.
ptrdiff_t pseudo_terminal_read(int descriptor, void *bytes, size_t capacity);

/// Writes what fits: a count, 0 for nothing yet, -1 when the program's end is closed.
ptrdiff_t pseudo_terminal_write(int descriptor, const void *bytes, size_t count);

/// Whether the terminal edits lines itself, as it does when no program has taken it.
bool pseudo_terminal_is_cooked(int descriptor);

/// Whether the process has ended; then its status, or 128 and the signal that ended it.
bool pseudo_terminal_has_ended(pid_t process, int *status);

/// Sends a signal to the process.
void pseudo_terminal_signal(pid_t process, int signal_number);

/// Ends the process for certain, and closes our end.
void pseudo_terminal_close(int descriptor, pid_t process, bool has_ended);

#endif
