// The signals that end a process, and that the terminal has to be restored for.
#ifndef VIPERLAB_TERMINAL_ENDING_H
#define VIPERLAB_TERMINAL_ENDING_H

#include <signal.h>

/// Signals that end the process unless it handles them, and that other processes send.
static const int sent_to_end[] = {
  SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
#if defined(__linux__)
  SIGIO, SIGPWR, SIGSTKFLT,
#endif
};

/// Signals of a fault of the process itself.
static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS};

/// Notes that a signal is ending the process, so that no thread begins to edit meanwhile.
void terminal_note_ending(void);

enum {
  SENT_TO_END = sizeof sent_to_end / sizeof *sent_to_end,
  FAULTS = sizeof faults / sizeof *faults,
};

#endif
