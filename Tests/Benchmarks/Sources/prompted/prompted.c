// Starts a program on a terminal of its own and prints the time to its first prompt:
//
//   prompted PROMPT PROGRAM ARGUMENTS...    ->  microseconds
//
// Exits with status 1 if the program ends, or is silent for ten seconds, before the prompt.

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

/// Reads output until it contains the prompt; returns whether that happened.
static int reaches(int terminal, const char *prompt) {
  static char text[1 << 16];
  size_t length = 0;
  struct pollfd waiting = {.fd = terminal, .events = POLLIN};
  while (length < sizeof text - 1 && poll(&waiting, 1, 10000) > 0) {
    ssize_t count = read(terminal, text + length, sizeof text - 1 - length);
    if (count <= 0) return 0;
    length += (size_t)count;
    text[length] = 0;
    if (strstr(text, prompt) != NULL) return 1;
  }
  return 0;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal;
  double start = microseconds();
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) return 1;
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int has_come = reaches(terminal, arguments[1]);
  double end = microseconds();
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  if (!has_come) return 1;
  printf("%.0f\n", end - start);
  return 0;
}
