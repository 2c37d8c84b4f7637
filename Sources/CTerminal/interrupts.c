#include "signals.h"

#include <errno.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

// Ctrl-C outside editing. The handler only stores, writes and exits: other functions could meet data that the
// interrupted code has left half changed.

static bool (*interrupt)(void *);
static void *context;
static atomic_int wiped = -1;
static _Atomic(uint64_t) first;
static bool is_watching;
static struct sigaction before;

static void leave(int signal_number) {
  int descriptor = atomic_load(&wiped);
  if (descriptor >= 0) {
    ssize_t written = write(descriptor, "\r\033[K", 4);
    (void)written;
  }
  if (interrupt != NULL) _exit(128 + signal_number);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static uint64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

// Two presses in quick succession count as one: the running code has not had the time to stop.
enum { GRACE = 300 };

static void ask_to_stop(int signal_number) {
  uint64_t now = milliseconds();
  if (interrupt != NULL && interrupt(context))
    atomic_store(&first, now);
  else if (interrupt == NULL || now - atomic_load(&first) >= GRACE)
    leave(signal_number);
}

static void handle(int signal_number) {
  int saved_errno = errno;
  ask_to_stop(signal_number);
  terminal_note_late_interrupt();
  errno = saved_errno;
}

void terminal_call_late_interrupt(int signal_number) {
  if (interrupt != NULL) ask_to_stop(signal_number);
}

void terminal_watch_interrupts(bool (*function)(void *), void *argument) {
  struct sigaction action = action_of(handle);
  action.sa_flags = SA_RESTART;
  if (is_watching) return;
  interrupt = function;
  context = argument;
  sigaction(SIGINT, NULL, &before);
  // A process that ignores the signal, and has no function to call, keeps ignoring it.
  if (function == NULL && before.sa_handler == SIG_IGN) return;
  is_watching = sigaction(SIGINT, &action, NULL) == 0;
}

void terminal_unwatch_interrupts(void) {
  if (is_watching) sigaction(SIGINT, &before, NULL);
  is_watching = false;
}

void terminal_erase_line_on_exit(int descriptor) { atomic_store(&wiped, descriptor); }
