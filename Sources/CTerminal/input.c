#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/select.h>
#include <unistd.h>

// Uses select: on some versions of macOS, poll does not work for terminals.
static bool fits(int descriptor) { return descriptor >= 0 && descriptor < FD_SETSIZE; }

bool terminal_has_input(int descriptor, int milliseconds) {
  if (!fits(descriptor)) return false;
  struct timeval patience = {milliseconds / 1000, milliseconds % 1000 * 1000};
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  return select(descriptor + 1, &set, NULL, NULL, &patience) > 0;
}

/// Waits for input or a recorded signal; returns whether a signal arrived. Returns false at once without a wake pipe.
static bool is_woken(int descriptor) {
  int wake = terminal_wake_descriptor();
  if (!fits(wake) || !fits(descriptor)) return false;
  fd_set set;
  int ready;
  do {
    FD_ZERO(&set);
    FD_SET(descriptor, &set);
    FD_SET(wake, &set);
    ready = select((wake > descriptor ? wake : descriptor) + 1, &set, NULL, NULL, NULL);
  } while (ready < 0 && errno == EINTR);
  if (ready <= 0 || !FD_ISSET(wake, &set)) return false;
  terminal_drain_wakes();
  return true;
}

/// Handles on this thread a Ctrl-C that another thread has not begun to handle.
///
/// The threads of libdispatch, on one of which a line is edited, block SIGINT. The thread that handles it may run so
/// late that this one has already read what was typed after Ctrl-C.
static void handle_pending_interrupt(void) {
  sigset_t pending, interrupt, blocked;
  if (sigpending(&pending) != 0 || sigismember(&pending, SIGINT) != 1) return;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &interrupt, &blocked);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

/// Returns whether a line is being edited and a Ctrl-C is recorded; first lets a pending SIGINT reach its handler.
static bool is_interrupted(int descriptor) {
  if (!terminal_is_edited(descriptor)) return false;
  handle_pending_interrupt();
  return (terminal_pending_events() & TERMINAL_INTERRUPTED) != 0;
}

/// The number of empty reads after which a terminal counts as closed: a closed one reports input but returns no bytes.
enum { MOST_EMPTY_READS = 100 };

ptrdiff_t terminal_read(int descriptor, void *bytes, size_t capacity) {
  int empty_reads = 0;
  for (;;) {
    if (is_woken(descriptor)) {
      if (terminal_pending_events() != 0) return TERMINAL_READ_EVENT;
      continue;
    }
    if (is_interrupted(descriptor)) return TERMINAL_READ_EVENT;
    ssize_t count = read(descriptor, bytes, capacity);
    // These bytes may have been typed before Ctrl-C, which cancels them.
    if (count > 0 && is_interrupted(descriptor)) return TERMINAL_READ_EVENT;
    if (count == 0 && terminal_is_edited(descriptor) && ++empty_reads < MOST_EMPTY_READS) continue;
    if (count >= 0) return count;
    if (errno == EAGAIN || errno == EWOULDBLOCK)  // another program made it non-blocking
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    else if (errno != EINTR)
      return errno == EIO ? 0 : TERMINAL_READ_FAILED;  // EIO: the terminal has gone
  }
}

/// Waits until a non-blocking descriptor accepts bytes again, or a signal arrives. Does not wait if `select` cannot watch it.
static void wait_for_room(int descriptor) {
  if (!fits(descriptor)) return;
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  (void)select(descriptor + 1, NULL, &set, NULL, NULL);
}

static void ignore_closed_pipes(void) {
  struct sigaction action;
  if (sigaction(SIGPIPE, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, NULL);
}

int terminal_write(int descriptor, const void *bytes, size_t count) {
  ignore_closed_pipes();
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written >= 0) {
      rest += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      wait_for_room(descriptor);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}
