// The signals that end a process, and how signals reach the thread that reads keys.
#ifndef VIPERLAB_TERMINAL_SIGNALS_H
#define VIPERLAB_TERMINAL_SIGNALS_H

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CTerminal.h"

#include <signal.h>
#include <string.h>

/// Signals other than SIGINT and SIGPIPE, mostly from other processes, that end this process unless it handles them.
static const int sent_to_end[] = {
  SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
#if defined(__linux__)
  SIGIO, SIGPWR, SIGSTKFLT,
#endif
};

/// Signals that the process's own faults raise.
static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS};

/// Records that a signal is ending the process: from then on, a thread that begins editing waits for ever.
void terminal_note_ending(void);

enum {
  SENT_TO_END = sizeof sent_to_end / sizeof *sent_to_end,
  FAULTS = sizeof faults / sizeof *faults,
};

/// Returns an action that calls `handler`, which may be SIG_DFL or SIG_IGN, and blocks no other signals meanwhile.
static inline struct sigaction action_of(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = handler;
  return action;
}

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
