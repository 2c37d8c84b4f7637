// The signals that end a process, after which the terminal must be restored.
#ifndef VIPERLAB_TERMINAL_ENDING_H
#define VIPERLAB_TERMINAL_ENDING_H

#include <signal.h>

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

#endif
