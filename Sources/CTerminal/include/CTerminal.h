// Terminal modes, signals that only record an event, and the restoring of the terminal however the process ends.
#ifndef VIPERLAB_TERMINAL_H
#define VIPERLAB_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bits of a mask of recorded signals.
enum {
  TERMINAL_INTERRUPTED = 1,
  TERMINAL_RESIZED = 2,
  TERMINAL_STOPPED = 4,
  TERMINAL_CONTINUED = 8,
};

/// The negative results of `terminal_read`: an error, and a recorded signal instead of bytes.
enum { TERMINAL_READ_FAILED = -1, TERMINAL_READ_EVENT = -2 };

/// Sets the terminal's modes for reading single keys and records its signals until `terminal_end_editing`.
///
/// Returns false where the descriptor is no terminal, a terminal is being edited already, or no pipe can be made. If a
/// signal ends the process, the modes are restored, and at most 64 bytes of `restoring` are written to standard output.
bool terminal_begin_editing(int descriptor, const char *restoring);

/// Restores the modes and signal handlers from before `terminal_begin_editing`; does nothing outside editing.
void terminal_end_editing(void);

/// Sets the modes for editing again if other code has changed the terminal's modes; does nothing outside editing.
void terminal_restore_editing_modes(void);

/// Calls `interrupt` with `context` in the signal handler at each Ctrl-C outside editing.
///
/// `interrupt` returns whether it acted; false means that an earlier Ctrl-C has not stopped the work yet. Then the
/// process exits with status 130, unless `interrupt` acted less than 300 ms ago. Without `interrupt` (NULL), Ctrl-C
/// ends the process by the signal, so that a shell's loop ends too; a process that ignores Ctrl-C goes on ignoring it.
/// While Ctrl-C is watched, a further call has no effect.
void terminal_watch_interrupts(bool (*interrupt)(void *), void *context);

/// Restores the handler of Ctrl-C from before `terminal_watch_interrupts`; does nothing if Ctrl-C is not watched.
void terminal_unwatch_interrupts(void);

/// Makes Ctrl-C, while it is watched, erase the unfinished line on `descriptor` before the process ends; -1 switches that off.
void terminal_erase_line_on_exit(int descriptor);

/// Returns the mask of the recorded signals, such as `TERMINAL_RESIZED`, and leaves them recorded.
unsigned terminal_pending_events(void);

/// Returns and clears the recorded signals in `mask`.
unsigned terminal_take_events(unsigned mask);

/// Waits for bytes or a recorded signal; returns the count of bytes, 0 at the end of input, or a negative result.
///
/// During editing, a Ctrl-C, also one whose signal is still pending, discards the bytes just read, since they may be older.
ptrdiff_t terminal_read(int descriptor, void *bytes, size_t capacity);

/// Returns whether input, or its end, can be read at once or within `milliseconds`; false if a signal ends the wait.
bool terminal_has_input(int descriptor, int milliseconds);

/// Writes all bytes; returns 0 or an error number, EPIPE for a closed pipe. Each call first makes the process
/// ignore SIGPIPE for good, unless the process handles that signal.
int terminal_write(int descriptor, const void *bytes, size_t count);

/// Stops this process as Ctrl-Z does; returns when the process continues. Meanwhile the terminal has the modes from
/// before editing.
void terminal_suspend(void);

/// Pipes bytes to a shell command, which has the terminal until it ends.
///
/// `variables` is the command's environment; NULL means the environment of this process. Ctrl-C reaches the command
/// only. A signal that ends this process ends the command first. The terminal's modes are restored. Returns the exit
/// status, 128 plus a signal's number, or -1 where no shell starts or its status is unknown.
int terminal_pipe_to(
  const char *command, char *const variables[], const void *bytes, size_t count
);

/// Stores the path by which this program can be started again; returns false where it is unknown or too long.
bool terminal_program_path(char *path, size_t capacity);

/// Runs this program again with exactly these arguments and variables, from descriptor `input` to descriptor `output`.
///
/// Both lists end with NULL. Returns the exit status, 128 plus a signal's number, or -1 where the program cannot be
/// started or its status is unknown.
int terminal_run_again(char *const arguments[], char *const variables[], int input, int output);

/// Stores the terminal's rows and columns; returns false where they are unknown.
bool terminal_size(int descriptor, int *rows, int *columns);

/// Sets a locale with Unicode characters, the user's where possible; returns false where there is none.
bool terminal_use_utf8(void);

/// Returns the number of columns of a Unicode scalar on the screen, by the C library's locale; -1 for an unprintable one.
int terminal_width(uint32_t scalar);

#endif
