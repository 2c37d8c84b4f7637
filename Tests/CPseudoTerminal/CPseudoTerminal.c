#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static struct winsize window(int rows, int columns) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return size;
}

int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int rows, int columns, pid_t *process) {
  struct winsize size = window(rows, columns);
  int descriptor;
  pid_t child = forkpty(&descriptor, NULL, NULL, &size);
  if (child < 0) return -1;
  if (child == 0) {
    // The test runner may block or ignore signals; the program must not notice.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    execve(path, arguments, environment);
    _exit(127);
  }
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  *process = child;
  return descriptor;
}

int pseudo_terminal_open(int *program) {
  int descriptor;
  return openpty(&descriptor, program, NULL, NULL, NULL) == 0 ? descriptor : -1;
}

bool pseudo_terminal_resize(int descriptor, int rows, int columns) {
  struct winsize size = window(rows, columns);
  return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

bool pseudo_terminal_is_readable(int descriptor, int milliseconds) {
  if (descriptor < 0 || descriptor >= FD_SETSIZE) return false;
  struct timeval limit = {milliseconds / 1000, milliseconds % 1000 * 1000};
  fd_set readable;
  FD_ZERO(&readable);
  FD_SET(descriptor, &readable);
  return select(descriptor + 1, &readable, NULL, NULL, &limit) > 0;
}

static ptrdiff_t outcome(ssize_t count) {
  if (count > 0) return count;
  bool is_not_yet = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  return is_not_yet ? 0 : -1;
}

ptrdiff_t pseudo_terminal_read(int descriptor, void *bytes, size_t capacity) {
  return outcome(read(descriptor, bytes, capacity));
}

ptrdiff_t pseudo_terminal_write(int descriptor, const void *bytes, size_t count) {
  return outcome(write(descriptor, bytes, count));
}

bool pseudo_terminal_is_cooked(int descriptor) {
  struct termios modes;
  return tcgetattr(descriptor, &modes) == 0 && (modes.c_lflag & ICANON) != 0;
}

bool pseudo_terminal_has_ended(pid_t process, int *status) {
  int code;
  if (waitpid(process, &code, WNOHANG) != process) return false;
  *status = WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
  return true;
}

void pseudo_terminal_signal(pid_t process, int signal_number) {
  (void)kill(process, signal_number);
}

void pseudo_terminal_close(int descriptor, pid_t process, bool has_ended) {
  (void)close(descriptor);
  if (has_ended) return;
  (void)kill(process, SIGKILL);
  (void)waitpid(process, NULL, 0);
}
