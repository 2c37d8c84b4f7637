#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

extern char **environ;

/// Starts a shell with the pipe's end as its standard input, and signals as a shell has them.
static int start(pid_t *process, int input, const char *command) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t usual;
  char *arguments[] = {"/bin/sh", "-c", (char *)(uintptr_t)command, NULL};
  sigemptyset(&usual);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGQUIT);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  int error = posix_spawn(process, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

static int status_of(pid_t process) {
  int code;
  while (waitpid(process, &code, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
}

int terminal_pipe_to(const char *command, const void *bytes, size_t count) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  struct termios modes;
  bool has_modes = tcgetattr(STDOUT_FILENO, &modes) == 0;
  struct sigaction ignore, interrupt, quit;
  memset(&ignore, 0, sizeof ignore);
  sigemptyset(&ignore.sa_mask);
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGINT, &ignore, &interrupt);
  sigaction(SIGQUIT, &ignore, &quit);
  pid_t process;
  int status = -1;
  bool is_started = start(&process, ends[0], command) == 0;
  close(ends[0]);
  if (is_started) (void)terminal_write(ends[1], bytes, count);
  close(ends[1]);
  if (is_started) status = status_of(process);
  if (has_modes) (void)tcsetattr(STDOUT_FILENO, TCSADRAIN, &modes);
  sigaction(SIGQUIT, &quit, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  return status;
}
