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

// A signal that ends this process ends the command first, which gives the terminal back; then it is sent again.

static const int ending[] = {SIGTERM, SIGHUP};
enum { ENDING = sizeof ending / sizeof *ending };

/// Starts a shell with the pipe's end as its standard input, and signals as a shell has them.
static int start(pid_t *process, int input, const char *command) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t usual, none;
  char *arguments[] = {"/bin/sh", "-c", (char *)(uintptr_t)command, NULL};
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGQUIT);
  sigaddset(&usual, SIGPIPE);
  for (int i = 0; i < ENDING; i++) sigaddset(&usual, ending[i]);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  // This thread may be one that blocks signals: a shell that blocked them, too, could not be ended.
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
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

static volatile sig_atomic_t ended_by;
static volatile sig_atomic_t command_process;

static void end_command(int signal_number) {
  ended_by = signal_number;
  if (command_process > 0) kill(command_process, signal_number);
}

static void watch_ending(struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = end_command;
  ended_by = 0;
  for (int i = 0; i < ENDING; i++) {
    sigaction(ending[i], NULL, &before[i]);
    bool ignored = !(before[i].sa_flags & SA_SIGINFO) && before[i].sa_handler == SIG_IGN;
    if (!ignored) sigaction(ending[i], &action, NULL);
  }
}

static void unwatch_ending(const struct sigaction *before) {
  for (int i = 0; i < ENDING; i++) sigaction(ending[i], &before[i], NULL);
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
  struct sigaction ending_before[ENDING];
  watch_ending(ending_before);
  pid_t process;
  int status = -1;
  bool is_started = start(&process, ends[0], command) == 0;
  command_process = is_started ? process : 0;
  // The signal may have come before there was a command to end.
  if (is_started && ended_by) kill(process, ended_by);
  close(ends[0]);
  if (is_started) (void)terminal_write(ends[1], bytes, count);
  close(ends[1]);
  if (is_started) status = status_of(process);
  command_process = 0;
  if (has_modes) (void)tcsetattr(STDOUT_FILENO, TCSADRAIN, &modes);
  sigaction(SIGQUIT, &quit, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  unwatch_ending(ending_before);
  if (ended_by) kill(getpid(), ended_by);
  return status;
}
