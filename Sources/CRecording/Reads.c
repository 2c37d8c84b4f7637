#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>

/// Of the stand-ins' addresses, and of the list.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Those that nobody uses.
static recording_reads *unused;

recording_reads *recording_reads_make(
  uint32_t recorder, int32_t owner, int32_t target, uint32_t seam
) {
  pthread_mutex_lock(&lock);
  recording_reads *reads = unused;
  if (reads == NULL) reads = calloc(1, sizeof *reads);
  else unused = reads->next;
  if (reads == NULL) abort();
  reads->owner = owner;
  reads->target = target;
  reads->seam = seam;
  pthread_mutex_unlock(&lock);
  atomic_store_explicit(&reads->recorder, recorder, memory_order_release);
  return reads;
}

void recording_reads_keep(recording_reads *reads, uintptr_t stand_in) {
  pthread_mutex_lock(&lock);
  reads->stand_in = stand_in;
  pthread_mutex_unlock(&lock);
}

/// So many messages nobody waits for.
static const uint32_t many = 1 << 16;

void recording_reads_end(recording_reads *reads) {
  pthread_mutex_lock(&lock);
  atomic_fetch_add_explicit(&reads->sent, many, memory_order_relaxed);
  reads->stand_in = 0;
  reads->next = unused;
  unused = reads;
  pthread_mutex_unlock(&lock);
}

/// Whether the stand-in is there, and held by its reference alone; if so, where that leads.
static bool is_unused(const recording_reads *reads, recording_unused_reference *found) {
  pthread_mutex_lock(&lock);
  bool is_there = reads->stand_in != 0 && !recording_is_held_elsewhere(reads->stand_in);
  found->target = reads->target;
  found->seam = reads->seam;
  pthread_mutex_unlock(&lock);
  return is_there;
}

// What a thread has read and not answered yet

enum { most_waiting = 8 };

_Thread_local recording_read_reference recording_last_read;

/// Those that wait, the oldest first.
static _Thread_local struct {
  uint32_t count;
  recording_read_reference reads[most_waiting];
} waiting;

void recording_forget_reads(void) {
  waiting.count = 0;
  recording_last_read = (recording_read_reference){NULL, 0, 0};
}

static bool is_inside(const recording_read_reference *read, uint32_t recorder, int32_t record) {
  return atomic_load_explicit(&read->reads->recorder, memory_order_acquire) == recorder
    && (int64_t)read->position - 1 > record;
}

/// Whether something was sent as often as a reference was read inside a record.
static bool is_answered(const recording_reads *reads, uint32_t recorder, int32_t record) {
  uint32_t count = 0, sent = 0;
  for (uint32_t index = 0; index < waiting.count; index++) {
    const recording_read_reference *read = &waiting.reads[index];
    if (read->reads != reads || !is_inside(read, recorder, record)) continue;
    if (count++ == 0) sent = read->sent;
  }
  return count <= atomic_load_explicit(&reads->sent, memory_order_relaxed) - sent;
}

static bool was_answered(const recording_read_reference *read) {
  uint32_t recorder = atomic_load_explicit(&read->reads->recorder, memory_order_acquire);
  return is_answered(read->reads, recorder, -1);
}

/// Keeps of those that wait the ones without an answer, but for those of a reference inside a record; null for any.
static void keep_waiting(const recording_reads *without, uint32_t recorder, int32_t record) {
  uint32_t kept = 0;
  bool is_kept[most_waiting];
  for (uint32_t index = 0; index < waiting.count; index++) {
    const recording_read_reference *read = &waiting.reads[index];
    bool is_over = (without == NULL || read->reads == without) && is_inside(read, recorder, record);
    is_kept[index] = !is_over && !was_answered(read);
  }
  for (uint32_t index = 0; index < waiting.count; index++) {
    if (is_kept[index]) waiting.reads[kept++] = waiting.reads[index];
  }
  waiting.count = kept;
  recording_last_read = (recording_read_reference){NULL, kept, 0};
}

/// Lets a read wait; where too many do, all are forgotten.
static void wait_for(recording_read_reference read) {
  if (waiting.count == most_waiting) keep_waiting(NULL, 0, 0);
  if (waiting.count == most_waiting) waiting.count = 0;
  waiting.reads[waiting.count++] = read;
  recording_last_read = (recording_read_reference){NULL, waiting.count, 0};
}

/// Lets the last read wait, too, unless another thread has answered it.
static void wait_for_last(void) {
  recording_read_reference last = recording_last_read;
  if (last.reads == NULL || last.position == 0) return;
  if (last.sent == atomic_load_explicit(&last.reads->sent, memory_order_relaxed)) wait_for(last);
  else recording_last_read = (recording_read_reference){NULL, waiting.count, 0};
}

void recording_read_again(recording_reads *reads, const recording_log *log, bool is_inside) {
  if (is_inside) wait_for_last();
  else recording_forget_reads();
  recording_read(reads, log);
  if (waiting.count > 0) wait_for_last();
}

bool recording_take_unused(
  uint32_t recorder, int32_t owner, int32_t record, recording_unused_reference *found
) {
  wait_for_last();
  while (true) {
    const recording_reads *reads = NULL;
    for (uint32_t index = 0; index < waiting.count && reads == NULL; index++) {
      const recording_read_reference *read = &waiting.reads[index];
      if (!is_inside(read, recorder, record) || read->reads->owner != owner) continue;
      if (!is_answered(read->reads, recorder, record)) reads = read->reads;
    }
    bool is_found = reads != NULL && is_unused(reads, found);
    keep_waiting(reads, recorder, record);
    if (reads == NULL || is_found) return is_found;
  }
}
