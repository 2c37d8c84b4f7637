#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CReplays.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SLOTS = 1024, NAME = 512, PAUSE = 20, CRASHED = 4, STACK = 1 << 16, LAST_SECONDS = 10 };

struct replay {
  char name[NAME];
  atomic_int line;
  int64_t deadline;
  bool (*interrupt)(void *);
  void *context;
  bool is_used;
  bool was_asked;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct replay replays[SLOTS];
static void (*before_leaving)(void *, const char *, int);
static void *leaving_context;
static _Thread_local int current = -1;
static _Thread_local void *stack;

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// The next functions may run in a signal handler.

static size_t add(char *text, size_t count, const char *part) {
  size_t length = strlen(part);
  memcpy(text + count, part, length);
  return count + length;
}

static size_t add_number(char *text, size_t count, int number) {
  char digits[12];
  size_t start = sizeof digits;
  do {
    digits[--start] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  memcpy(text + count, digits + start, sizeof digits - start);
  return count + sizeof digits - start;
}

static void tell(const struct replay *replay, const char *what, int number) {
  char text[NAME + 160];
  size_t count = isatty(STDERR_FILENO) ? add(text, 0, "\r\033[K") : 0;
  count = add(text, count, replay->name);
  count = add(text, count, ":");
  count = add_number(text, count, atomic_load(&replay->line));
  count = add(text, count, what);
  if (number > 0) count = add_number(text, count, number);
  count = add(text, count, number > 0 ? ").\n" : "\n");
  ssize_t written = write(STDERR_FILENO, text, count);
  (void)written;
}

static void handle_crash(int signal_number) {
  if (current >= 0) {
    tell(&replays[current], ": crashed in this exchange (signal ", signal_number);
    _exit(CRASHED);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static void handle_alarm(int signal_number) {
  (void)signal_number;
  _exit(CRASHED);
}

/// Reports a replay that does not stop and ends the process, at the latest LAST_SECONDS after it has called `before_leaving`.
static void leave(const struct replay *replay) {
  tell(replay, ": did not end in time, and cannot be stopped.", 0);
  if (before_leaving != NULL) {
    signal(SIGALRM, handle_alarm);
    alarm(LAST_SECONDS);
    before_leaving(leaving_context, replay->name, atomic_load(&replay->line));
  }
  _exit(CRASHED);
}

/// Interrupts a replay whose deadline has passed; ends the process if the replay runs on for REPLAYS_GRACE milliseconds.
static void check(struct replay *replay, int64_t now) {
  if (!replay->is_used || now < replay->deadline) return;
  if (!replay->was_asked) {
    replay->was_asked = true;
    replay->interrupt(replay->context);
  } else if (now >= replay->deadline + REPLAYS_GRACE) {
    leave(replay);
  }
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    struct timespec pause = {0, PAUSE * 1000000L};
    nanosleep(&pause, NULL);
    int64_t now = milliseconds();
    pthread_mutex_lock(&mutex);
    for (int index = 0; index < SLOTS; index++) check(&replays[index], now);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static void start(void) {
  static const int signals[] = {SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE, SIGABRT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = handle_crash;
  action.sa_flags = SA_ONSTACK;
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
  // Signals are left to the other threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int replays_begin(const char *name, int limit, bool (*interrupt)(void *), void *context) {
  pthread_once(&once, start);
  pthread_mutex_lock(&mutex);
  int index = 0;
  while (index < SLOTS && replays[index].is_used) index++;
  if (index < SLOTS) {
    struct replay *replay = &replays[index];
    strncpy(replay->name, name, NAME - 1);
    atomic_store(&replay->line, 0);
    replay->deadline = milliseconds() + limit;
    replay->interrupt = interrupt;
    replay->context = context;
    replay->was_asked = false;
    replay->is_used = true;
  }
  pthread_mutex_unlock(&mutex);
  return index < SLOTS ? index : -1;
}

void replays_before_leaving(
  void (*body)(void *context, const char *name, int line), void *context
) {
  pthread_mutex_lock(&mutex);
  before_leaving = body;
  leaving_context = context;
  pthread_mutex_unlock(&mutex);
}

/// Gives the thread a signal stack, so that an endless recursion can be reported.
static void make_stack(void) {
  if (stack != NULL) return;
  stack = malloc(STACK);
  stack_t alternate = {.ss_sp = stack, .ss_size = STACK, .ss_flags = 0};
  if (stack != NULL) (void)sigaltstack(&alternate, NULL);
}

void replays_enter(int number, int line) {
  if (number < 0) return;
  make_stack();
  atomic_store(&replays[number].line, line);
  current = number;
}

void replays_leave(int number) {
  (void)number;
  current = -1;
}

bool replays_end(int number) {
  if (number < 0) return false;
  pthread_mutex_lock(&mutex);
  bool was_asked = replays[number].was_asked;
  replays[number].is_used = false;
  pthread_mutex_unlock(&mutex);
  return was_asked;
}
