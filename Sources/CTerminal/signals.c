#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static atomic_uint events;
static int wake[2] = {-1, -1};

int terminal_wake_descriptor(void) { return wake[0]; }

void terminal_drain_wakes(void) {
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) {
  }
}

unsigned terminal_pending_events(void) { return atomic_load(&events); }

unsigned terminal_take_events(unsigned mask) { return atomic_fetch_and(&events, ~mask) & mask; }

static atomic_int edited = -1;

static void note(int signal_number) {
  int saved_errno = errno;
  unsigned event = signal_number == SIGINT     ? TERMINAL_INTERRUPTED
                   : signal_number == SIGWINCH ? TERMINAL_RESIZED
                   : signal_number == SIGTSTP  ? TERMINAL_STOPPED
                                               : TERMINAL_CONTINUED;
  atomic_fetch_or(&events, event);
  ssize_t written = write(wake[1], "!", 1);
  (void)written;
  // The editing thread may have ended editing, and looked for signals, before this one was recorded.
  if (signal_number == SIGINT && atomic_load(&edited) < 0)
    terminal_call_late_interrupt(signal_number);
  errno = saved_errno;
}

void terminal_note_late_interrupt(void) {
  if (atomic_load(&edited) >= 0) note(SIGINT);
}

static bool make_wake(void) {
  if (wake[0] >= 0) return true;
  int ends[2];
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  wake[0] = ends[0];
  wake[1] = ends[1];
  return true;
}

// A signal may run on another thread at any moment. So the handler first records the signal and then looks whether a
// line is edited, and the editing thread first records that editing begins or ends and then looks for a signal: at
// least one of the two sees the other.

// Recorded signals, and signals that end the process after the terminal was restored.

static const int noted[] = {SIGINT, SIGWINCH, SIGTSTP, SIGCONT};
enum { NOTED = sizeof noted / sizeof *noted, FATAL = SENT_TO_END + FAULTS };

static struct sigaction noted_before[NOTED], fatal_before[FATAL];
static struct termios modes_before;
static char restoring_bytes[64];
static size_t restoring_count;

static int fatal(int index) {
  return index < SENT_TO_END ? sent_to_end[index] : faults[index - SENT_TO_END];
}

static bool is_fault(int signal_number) {
  for (int i = 0; i < FAULTS; i++)
    if (faults[i] == signal_number) return signal_number != SIGABRT;
  return false;
}

static pthread_t editor;

// The editing thread, and libedit on it, sets the terminal's modes at any moment. So that thread handles the signal:
// it sets no modes between the handler and the end.
static bool is_left_to_editor(int signal_number) {
  if (is_fault(signal_number) || pthread_equal(pthread_self(), editor)) return false;
  int saved_errno = errno;
  bool is_sent = pthread_kill(editor, signal_number) == 0;
  errno = saved_errno;
  return is_sent;
}

static void restore_and_end(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  if (is_left_to_editor(signal_number)) return;
  ssize_t written = write(STDOUT_FILENO, restoring_bytes, restoring_count);
  (void)written;
  tcsetattr(edited, TCSANOW, &modes_before);
  for (int i = 0; i < FATAL; i++)
    if (fatal(i) == signal_number) sigaction(signal_number, &fatal_before[i], NULL);
  // A fault happens again by itself; a signal from a process must be raised again.
  bool happens_again = is_fault(signal_number) && info != NULL && info->si_code > 0;
  if (!happens_again) raise(signal_number);
}

// A signal that this process ignored before, as inherited from its parent, stays ignored, except SIGINT.
static void install(int signal_number, const struct sigaction *action, struct sigaction *before) {
  sigaction(signal_number, NULL, before);
  bool ignored = !(before->sa_flags & SA_SIGINFO) && before->sa_handler == SIG_IGN;
  if (ignored && signal_number != SIGINT) return;
  sigaction(signal_number, action, NULL);
}

// Keys arrive one by one and unchanged; Ctrl-C, Ctrl-Z and Ctrl-\ still raise signals.
static struct termios editing_modes(void) {
  struct termios modes = modes_before;
  modes.c_iflag &= (tcflag_t) ~(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  modes.c_oflag |= OPOST | ONLCR;
  modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ECHONL | IEXTEN);
  modes.c_lflag |= ISIG;
  // Ctrl-C discards pending input; a read that was about to fetch it must not wait for more.
  modes.c_cc[VMIN] = 0;
  modes.c_cc[VTIME] = 0;
#ifdef VDSUSP
  modes.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
  return modes;
}

static bool set_modes(const struct termios *modes) {
  int result;
  do result = tcsetattr(edited, TCSADRAIN, modes);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

bool terminal_is_edited(int descriptor) { return edited == descriptor; }

static bool are_modes(const struct termios *modes) {
  struct termios now;
  return tcgetattr(edited, &now) == 0 && now.c_iflag == modes->c_iflag &&
         now.c_oflag == modes->c_oflag && now.c_lflag == modes->c_lflag &&
         now.c_cc[VMIN] == modes->c_cc[VMIN] && now.c_cc[VTIME] == modes->c_cc[VTIME];
}

static atomic_bool is_ending;

void terminal_note_ending(void) { atomic_store(&is_ending, true); }

// The signals that the editing thread blocked before editing began.
static sigset_t blocked_before;

static void take_signals(void) {
  while (atomic_load(&is_ending)) pause();
  sigset_t ending;
  sigemptyset(&ending);
  for (int i = 0; i < SENT_TO_END; i++) sigaddset(&ending, sent_to_end[i]);
  editor = pthread_self();
  pthread_sigmask(SIG_UNBLOCK, &ending, &blocked_before);
}

void terminal_restore_editing_modes(void) {
  struct termios modes = editing_modes();
  if (edited >= 0 && !are_modes(&modes)) (void)set_modes(&modes);
}

bool terminal_begin_editing(int descriptor, const char *restoring) {
  if (edited >= 0 || !make_wake() || tcgetattr(descriptor, &modes_before) != 0) return false;
  restoring_count = strlen(restoring);
  if (restoring_count > sizeof restoring_bytes) restoring_count = sizeof restoring_bytes;
  memcpy(restoring_bytes, restoring, restoring_count);
  // Cleared before the handlers are installed, so that no later Ctrl-C is lost.
  terminal_drain_wakes();
  atomic_store(&events, 0);
  atomic_store(&edited, descriptor);
  take_signals();
  struct sigaction noting = action_of(note), ending = action_of(SIG_DFL);
  ending.sa_sigaction = restore_and_end;
  ending.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < NOTED; i++) install(noted[i], &noting, &noted_before[i]);
  for (int i = 0; i < FATAL; i++) install(fatal(i), &ending, &fatal_before[i]);
  terminal_restore_editing_modes();
  return true;
}

void terminal_end_editing(void) {
  if (edited < 0) return;
  for (int i = 0; i < NOTED; i++) sigaction(noted[i], &noted_before[i], NULL);
  (void)set_modes(&modes_before);
  for (int i = 0; i < FATAL; i++) sigaction(fatal(i), &fatal_before[i], NULL);
  atomic_store(&edited, -1);
  pthread_sigmask(SIG_SETMASK, &blocked_before, NULL);
}

void terminal_suspend(void) {
  struct sigaction action = action_of(SIG_DFL), before;
  if (edited >= 0) (void)set_modes(&modes_before);
  sigaction(SIGTSTP, &action, &before);
  // This thread may block signals; then the stop would never happen.
  sigset_t stop, blocked;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &blocked);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGTSTP, &before, NULL);
  terminal_restore_editing_modes();
}
