// Runs a program, drops its output, and prints its cost:
//
//   measure PROGRAM ARGUMENTS...    ->  status CPU-microseconds maximum-bytes elapsed-microseconds
//
// A small program of its own, because Linux counts the memory of the starting process as the program's.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000L + time.tv_nsec / 1000;
}

static void run(char **arguments) {
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  execvp(arguments[0], arguments);
  _exit(127);
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  long start = now();
  pid_t child = fork();
  if (child == 0) run(arguments + 1);

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
