#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>
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

static const recording_interruption never = {false};

recording_log *recording_log_make(
  uint32_t limit, bool is_live, const recording_interruption *interruption
) {
  recording_log *log = zeroed(1, sizeof *log);
  log->chunks = zeroed(chunk_count(limit) + 1, sizeof *log->chunks);
  log->id = atomic_fetch_add_explicit(&last_id, 1, memory_order_relaxed) + 1;
  log->limit = limit;
  log->interruption = interruption == NULL ? &never : interruption;
  log->is_live = is_live;
  log->start = is_live ? milliseconds() : 0;
  recording_log_set_action(log, UINT32_MAX, UINT32_MAX);
  return log;
}

void recording_log_free(recording_log *log) {
  for (size_t index = 0; index < chunk_count(recording_log_count(log)); index++) {
    free(atomic_load_explicit(&log->chunks[index], memory_order_relaxed));
  }
  free(log->chunks);
  free(log);
}

/// A chunk of records that are not written yet.
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

bool recording_is_main_thread(void) {
#if defined(__linux__)
  static _Thread_local int8_t is_main = -1;
  if (is_main < 0) is_main = getpid() == (pid_t)syscall(SYS_gettid);
  return is_main != 0;
#else
  return pthread_main_np() != 0;
#endif
}
