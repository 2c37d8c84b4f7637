// Running this program again as a new process.
#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CTerminal.h"
#include "signals.h"

#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

bool terminal_program_path(char *path, size_t capacity) {
#if defined(__APPLE__)
  uint32_t size = (uint32_t)capacity;
  return _NSGetExecutablePath(path, &size) == 0;
#else
  // The link leads to the running executable, even where another file has its path by now.
  return snprintf(path, capacity, "/proc/self/exe") < (int)capacity && access(path, X_OK) == 0;
#endif
}

int terminal_run_again(char *const arguments[], char *const variables[], int input, int output) {
  char path[PATH_MAX];
  if (!terminal_program_path(path, sizeof path)) return -1;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  pid_t process;
  int error = posix_spawn(&process, path, &actions, NULL, arguments, variables);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? terminal_status_of(process) : -1;
}
