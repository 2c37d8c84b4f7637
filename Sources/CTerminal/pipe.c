#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

extern char **environ;

/// Starts a shell with standard input `input`, no blocked signals, default SIGINT, SIGQUIT, SIGPIPE; returns 0 or an error.
static int start(pid_t *process, int input, const char *command, char *const variables[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t usual, none;
  char *arguments[] = {"/bin/sh", "-c", (char *)(uintptr_t)command, NULL};
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGQUIT);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  // This thread may block signals; a shell that inherited the mask could not be ended.
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawn(process, arguments[0], &actions, &attributes, arguments, variables);
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

// Handlers for signals that end this process: first the handler ends the started program, such as a pager, and restores
// the terminal.

static volatile pid_t program;
static struct termios modes_before;
static bool has_modes;
static struct sigaction before[SENT_TO_END];

static const char restoring[] = "\033[?1049l\033[?25h\033[0m\r\n";

enum { PAUSE = 10, PATIENCE = 1000 };

/// Ends the started program with SIGTERM, and after one second with SIGKILL.
///
/// If this process leads its process group, the whole group receives SIGTERM, with the program's child processes.
static void end_program(void) {
  pid_t process = program;
  if (process <= 0) return;
  kill(getpgrp() == getpid() ? 0 : process, SIGTERM);
  for (int waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (waitpid(process, NULL, WNOHANG) != 0) return;
    (void)poll(NULL, 0, PAUSE);
  }
  kill(process, SIGKILL);
}

static void restore_and_end(int signal_number) {
  terminal_note_ending();
  end_program();
  ssize_t written = write(STDOUT_FILENO, restoring, sizeof restoring - 1);
  (void)written;
  if (has_modes) (void)tcsetattr(STDOUT_FILENO, TCSANOW, &modes_before);
  for (int i = 0; i < SENT_TO_END; i++) sigaction(sent_to_end[i], &before[i], NULL);
  raise(signal_number);
}

static void watch_ending(void) {
  struct sigaction action = action_of(restore_and_end);
  // The signal sent to the process group arrives here, too, and must wait.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < SENT_TO_END; i++) {
    sigaction(sent_to_end[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(sent_to_end[i], &action, NULL);
  }
}

static void unwatch_ending(void) {
  for (int i = 0; i < SENT_TO_END; i++) sigaction(sent_to_end[i], &before[i], NULL);
}

int terminal_pipe_to(
  const char *command, char *const variables[], const void *bytes, size_t count
) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  has_modes = tcgetattr(STDOUT_FILENO, &modes_before) == 0;
  struct sigaction ignore = action_of(SIG_IGN), interrupt, quit;
  sigaction(SIGINT, &ignore, &interrupt);
  sigaction(SIGQUIT, &ignore, &quit);
  watch_ending();
  pid_t process;
  int status = -1;
  bool is_started = start(&process, ends[0], command, variables ? variables : environ) == 0;
  if (is_started) program = process;
  close(ends[0]);
  if (is_started) (void)terminal_write(ends[1], bytes, count);
  close(ends[1]);
  if (is_started) status = status_of(process);
  program = 0;
  unwatch_ending();
  if (has_modes) (void)tcsetattr(STDOUT_FILENO, TCSADRAIN, &modes_before);
  sigaction(SIGQUIT, &quit, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  return status;
}

// Running this program again as a new process.

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
  return error == 0 ? status_of(process) : -1;
}
