#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Those that no log uses.
static recording_reads *unused;

recording_reads *recording_reads_make(
  recording_log *log, int32_t owner, int32_t target, uint32_t seam
) {
  pthread_mutex_lock(&lock);
  recording_reads *reads = unused;
  if (reads == NULL) reads = calloc(1, sizeof *reads);
  else unused = reads->next;
  if (reads == NULL) abort();
  reads->next = log->reads;
  log->reads = reads;
  pthread_mutex_unlock(&lock);
  reads->owner = owner;
  reads->target = target;
  reads->seam = seam;
  atomic_store_explicit(&reads->recorder, log->id, memory_order_relaxed);
  return reads;
}

void recording_reads_free(recording_log *log) {
  recording_reads *last = log->reads;
  if (last == NULL) return;
  while (true) {
    atomic_store_explicit(&last->recorder, 0, memory_order_relaxed);
    atomic_store_explicit(&last->unanswered, 0, memory_order_relaxed);
    if (last->next == NULL) break;
    last = last->next;
  }
  pthread_mutex_lock(&lock);
  last->next = unused;
  unused = log->reads;
  pthread_mutex_unlock(&lock);
}

// What a thread has read and not answered yet

/// A read while others were unanswered.
typedef struct {
  recording_reads *reads;
  /// How many records there were, and how many messages had been sent.
  uint32_t position, sent;
} waiting_read;

enum { most_waiting = 8 };

static recording_reads nothing;
static recording_reads several = {.unanswered = 1};

_Thread_local recording_reads *recording_thread_read = &nothing;

static _Thread_local struct {
  uint32_t count;
  waiting_read reads[most_waiting];
} waiting;

void recording_forget_reads(void) {
  waiting.count = 0;
  recording_thread_read = &nothing;
}

static uint32_t recorder_of(const waiting_read *read) {
  return atomic_load_explicit(&read->reads->recorder, memory_order_relaxed);
}

static bool is_inside(const waiting_read *read, uint32_t recorder, int32_t record) {
  return recorder_of(read) == recorder && (int64_t)read->position > record;
}

/// Whether something was sent as often as a reference was read inside a record.
static bool is_answered(const recording_reads *reads, uint32_t recorder, int32_t record) {
  uint32_t count = 0, sent = 0;
  for (uint32_t index = 0; index < waiting.count; index++) {
    const waiting_read *read = &waiting.reads[index];
    if (read->reads != reads || !is_inside(read, recorder, record)) continue;
    if (count++ == 0) sent = read->sent;
  }
  return count <= atomic_load_explicit(&reads->sent, memory_order_relaxed) - sent;
}

static bool was_answered(const waiting_read *read) {
  uint32_t recorder = recorder_of(read);
  return recorder == 0 || is_answered(read->reads, recorder, -1);
}

/// Keeps of those that wait the ones without an answer, but for those of a reference inside a record; null for any.
static void keep_waiting(const recording_reads *without, uint32_t recorder, int32_t record) {
  uint32_t kept = 0;
  bool is_kept[most_waiting];
  for (uint32_t index = 0; index < waiting.count; index++) {
    const waiting_read *read = &waiting.reads[index];
    bool is_over = (without == NULL || read->reads == without) && is_inside(read, recorder, record);
    is_kept[index] = !is_over && !was_answered(read);
  }
  for (uint32_t index = 0; index < waiting.count; index++) {
    if (is_kept[index]) waiting.reads[kept++] = waiting.reads[index];
  }
  waiting.count = kept;
  recording_thread_read = kept == 0 ? &nothing : &several;
}

/// Lets a read wait; where too many do, all are forgotten.
static void wait_for(recording_reads *reads, uint32_t position) {
  if (waiting.count == most_waiting) keep_waiting(NULL, 0, 0);
  if (waiting.count == most_waiting) waiting.count = 0;
  uint32_t sent = atomic_load_explicit(&reads->sent, memory_order_relaxed);
  waiting.reads[waiting.count++] = (waiting_read){reads, position, sent};
  recording_thread_read = &several;
}

/// Lets the last read wait, too.
static void wait_for_last(void) {
  recording_reads *last = recording_thread_read;
  uint32_t unanswered = atomic_load_explicit(&last->unanswered, memory_order_relaxed);
  if (last != &several && unanswered != 0) wait_for(last, unanswered - 1);
}

void recording_read_again(recording_reads *reads, const recording_log *log, bool is_inside) {
  if (!is_inside) {
    waiting.count = 0;
    recording_read(reads, log);
    return;
  }
  wait_for_last();
  wait_for(reads, recording_log_next(log));
}

recording_reads *recording_take_unanswered(uint32_t recorder, int32_t owner, int32_t record) {
  wait_for_last();
  recording_reads *found = NULL;
  for (uint32_t index = 0; index < waiting.count && found == NULL; index++) {
    const waiting_read *read = &waiting.reads[index];
    if (!is_inside(read, recorder, record) || read->reads->owner != owner) continue;
    if (!is_answered(read->reads, recorder, record)) found = read->reads;
  }
  keep_waiting(found, recorder, record);
  return found;
}
