// Runs a program, drops its output, and prints its cost:
//
//   measure PROGRAM ARGUMENTS...                 ->  status CPU-microseconds maximum-bytes elapsed-microseconds
//   measure --until PROMPT PROGRAM ARGUMENTS...  ->  microseconds to the first prompt on a terminal of its own
//
// With --until, exits with status 1 if the program ends, or is silent for ten seconds, before the prompt.
// A small program of its own, because Linux counts the memory of the starting process as the program's.

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000L + time.tv_nsec / 1000;
}

static void run(char **arguments) {
  execvp(arguments[0], arguments);
  _exit(127);
}

static int measure(char **arguments) {
  long start = now();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    run(arguments);
  }

  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 1;
#ifdef __APPLE__
  long bytes = usage.ru_maxrss;
#else
  long bytes = usage.ru_maxrss * 1024;
#endif
  long time = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  printf("%d %ld %ld %ld\n", code, time, bytes, now() - start);
  return 0;
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

static int measure_until(const char *prompt, char **arguments) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal;
  long start = now();
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) return 1;
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    run(arguments);
  }
  int has_come = reaches(terminal, prompt);
  long end = now();
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  if (!has_come) return 1;
  printf("%ld\n", end - start);
  return 0;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  if (strcmp(arguments[1], "--until") != 0) return measure(arguments + 1);
  return count < 4 ? 2 : measure_until(arguments[2], arguments + 3);
}
