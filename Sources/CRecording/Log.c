#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

_Atomic(int) recording_count = 0;

static _Atomic(uint32_t) last_id = 0;

static uint64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void *zeroed(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (memory == NULL) abort();
  return memory;
}

static size_t chunk_count(uint32_t limit) {
  return ((size_t)limit + recording_chunk_records - 1) / recording_chunk_records;
}

/// The minimum size in bytes of a chunk table that is mapped instead of allocated.
static const size_t mapped_size = 1 << 16;

static size_t table_size(uint32_t limit) {
  return (chunk_count(limit) + 1) * sizeof(_Atomic(void *));
}

/// Returns a zeroed table; a large one is mapped, so that only the pages that are written take memory.
static void *table_made(uint32_t limit) {
  size_t size = table_size(limit);
  if (size < mapped_size) return zeroed(1, size);
  void *table = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (table == MAP_FAILED) abort();
  return table;
}

static void free_table(recording_log *log) {
  size_t size = table_size(log->limit);
  if (size < mapped_size) free(log->chunks);
  else munmap(log->chunks, size);
}

static const recording_flag never = {false};

recording_log *recording_log_make(
  uint32_t limit, bool is_live, const recording_flag *cancellation
) {
  recording_log *log = zeroed(1, sizeof *log);
  log->chunks = table_made(limit);
  log->id = atomic_fetch_add_explicit(&last_id, 1, memory_order_relaxed) + 1;
  log->limit = limit;
  log->cancellation = cancellation == NULL ? &never : cancellation;
  log->is_live = is_live;
  log->start = is_live ? milliseconds() : 0;
  recording_log_set_action(log, UINT32_MAX, UINT32_MAX);
  return log;
}

void recording_log_free(recording_log *log) {
  for (size_t index = 0; index < chunk_count(recording_log_count(log)); index++) {
    free(atomic_load_explicit(&log->chunks[index], memory_order_relaxed));
  }
  free_table(log);
  free(log);
}

/// Allocates a chunk of records, each marked as a record into which no event was written yet.
static void *chunk_made(void) {
  char *records = malloc((size_t)recording_chunk_records * recording_record_size);
  if (records == NULL) abort();
  for (size_t index = 0; index < recording_chunk_records; index++) {
    ((recording_head *)(void *)(records + index * recording_record_size))->kind = 0;
  }
  return records;
}

void *recording_log_grow(recording_log *log, uint32_t chunk) {
  void *made = chunk_made();
  void *found = NULL;
  if (atomic_compare_exchange_strong_explicit(
        &log->chunks[chunk], &found, made, memory_order_acq_rel, memory_order_acquire)) {
    return made;
  }
  free(made);
  return found;
}

void recording_log_open(recording_log *log) {
  atomic_fetch_add_explicit(&log->open, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&recording_count, 1, memory_order_relaxed);
}

void recording_log_close(recording_log *log) {
  atomic_fetch_sub_explicit(&recording_count, 1, memory_order_relaxed);
  atomic_fetch_sub_explicit(&log->open, 1, memory_order_relaxed);
}

uint32_t recording_log_leave_out(recording_log *log) {
  atomic_fetch_add_explicit(&log->left_out, 1, memory_order_relaxed);
  return log->limit;
}

uint64_t recording_log_left_out(const recording_log *log) {
  return atomic_load_explicit(&log->left_out, memory_order_relaxed);
}

int32_t recording_log_elapsed(const recording_log *log) {
  uint64_t elapsed = milliseconds() - log->start;
  return elapsed < INT32_MAX ? (int32_t)elapsed : INT32_MAX;
}

#if defined(__linux__)
// Symbols of libdispatch, which is there wherever Swift concurrency is; its headers are not available to C here.
extern struct dispatch_queue_s _dispatch_main_q __attribute__((weak));
extern void *dispatch_get_specific(const void *key) __attribute__((weak));
extern void dispatch_queue_set_specific(
  struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *)
) __attribute__((weak));

static const char main_queue_key;

static void mark_main_queue(void) {
  if (dispatch_queue_set_specific == NULL) return;
  void *mark = (void *)&main_queue_key;
  dispatch_queue_set_specific(&_dispatch_main_q, &main_queue_key, mark, NULL);
}
#endif

bool recording_is_main_thread(void) {
#if defined(__linux__)
  static _Thread_local int8_t is_first = -1;
  if (is_first < 0) is_first = getpid() == (pid_t)syscall(SYS_gettid);
  if (is_first) return true;
  // Once an asynchronous `main` has suspended, the first thread sleeps for ever, and any thread may run the main queue.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, mark_main_queue);
  return dispatch_get_specific != NULL && dispatch_get_specific(&main_queue_key) != NULL;
#else
  return pthread_main_np() != 0;
#endif
}
