// What the terminal needs from C: signals that only leave a note, and a way back to a usable
// terminal whatever happens while a line is being edited.
#ifndef VIPERLAB_TERMINAL_H
#define VIPERLAB_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What signals have said since somebody asked.
enum {
  TERMINAL_INTERRUPTED = 1,
  TERMINAL_RESIZED = 2,
  TERMINAL_STOPPED = 4,
  TERMINAL_CONTINUED = 8,
};

/// What reading gives besides a count of bytes; 0 is the end of input.
enum { TERMINAL_READ_FAILED = -1, TERMINAL_READ_EVENT = -2 };

/// Has keys come one by one, and notes the terminal's signals, until the end of editing.
///
/// `restoring` is written to standard output when a signal ends the process meanwhile.
bool terminal_begin_editing(int descriptor, const char *restoring);

/// Gives modes and signals back as they were before.
void terminal_end_editing(void);

/// Sets the modes for editing again, after somebody else had the terminal.
void terminal_hold_modes(void);

/// Calls `interrupt` with `context` at Ctrl-C; leaves with status 130 when it says false.
///
/// It says false when it was called before and that has had no effect for a moment.
/// `interrupt` runs inside a signal handler; it says whether it can do anything. Without it Ctrl-C
/// leaves by the signal, so that a shell's loop ends too. While a line is edited this does not hold.
void terminal_watch_interrupts(bool (*interrupt)(void *), void *context);

/// Leaves Ctrl-C to whoever had it before.
void terminal_unwatch_interrupts(void);

/// Keeps a line that is written to a descriptor from staying there when Ctrl-C leaves; -1: none.
void terminal_wipe_when_leaving(int descriptor);

/// The notes of signals, which stay noted.
unsigned terminal_noted_events(void);

/// Returns and forgets the notes of signals that are in `mask`.
unsigned terminal_take_events(unsigned mask);

/// Waits for bytes or for a noted signal.
ptrdiff_t terminal_read(int descriptor, void *bytes, size_t capacity);

/// Whether something can be read, at once or within so many milliseconds.
bool terminal_has_input(int descriptor, int milliseconds);

/// Writes all bytes; 0, or the number of the error. A closed pipe is EPIPE, never a signal.
int terminal_write(int descriptor, const void *bytes, size_t count);

/// Stops this process as Ctrl-Z does; returns when it continues.
void terminal_suspend(void);

/// Runs a shell command that reads these bytes, and gives it the terminal until it ends.
///
/// `variables` is its environment; NULL is that of this process. Ctrl-C goes to the command. The
/// terminal's modes are restored when it has ended; a signal that ends this process ends the command
/// first. Returns its status, 128 and a signal's number if a signal ended it, or -1 without a shell.
int terminal_pipe_to(
  const char *command,
  char *const variables[],
  const void *bytes,
  size_t count
);

/// The path by which this program can be started once more.
bool terminal_program_path(char *path, size_t capacity);

/// Runs this program once more with these arguments and exactly these variables, reading from one descriptor and
/// writing to another; gives its status as above, or -1 when it cannot be started.
int terminal_run_again(
  char *const arguments[],
  char *const variables[],
  int input,
  int output
);

bool terminal_is_terminal(int descriptor);

/// Rows and columns; false when the terminal does not say.
bool terminal_size(int descriptor, int *rows, int *columns);

/// Makes the character classes those of Unicode, of the user's language where that is possible.
bool terminal_use_utf8(void);

/// The columns a scalar takes; -1 when it cannot be shown.
int terminal_width(uint32_t scalar);

#endif
