#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "RecordingHead.h"
#include "RecordingCancellation.h"

/// A recorder's log: chunks of records, and the state that is read for each record.
typedef struct recording_log recording_log;

struct recording_log {
  _Atomic(void *) *_Nonnull chunks;
  uint32_t id;
  uint32_t limit;
  /// The flag that cancels: once a call finds it set, delivery stops until an action begins or ends; never set if none was given.
  const recording_flag *_Nonnull cancellation;
  /// Whether records carry the device's clock and threads instead of `time` and `executor`.
  bool is_live;
  uint64_t start;
  _Atomic(uint32_t) open;
  _Atomic(uint32_t) next;
  _Atomic(uint64_t) left_out;
  _Atomic(int32_t) time;
  _Atomic(uint16_t) executor;
  _Atomic(bool) has_faults;
  _Atomic(bool) is_watched;
  /// The reason why messages are not delivered; 0 while they are.
  _Atomic(uint8_t) stop;
  /// `action` is the index of the running action's first record, UINT32_MAX for no action. `next_check` is the sum of records and
  /// unrecorded calls at which to count the action's messages again.
  _Atomic(uint32_t) action, next_check;
  /// The number of changes (new objects, new source tables) that invalidate cached facts about senders.
  _Atomic(uint32_t) changes;
  /// The number of calls in the running action that found the log full.
  _Atomic(uint32_t) unrecorded_calls;
};

/// Creates a log of at most `limit` records, with a unique id; a `cancellation` flag, null for none, must outlive the log.
recording_log *_Nonnull recording_log_make(
  uint32_t limit, bool is_live, const recording_flag *_Nullable cancellation
);
/// Frees the log and its chunks; the values of the records must be deinitialized before.
void recording_log_free(recording_log *_Nonnull log);

void recording_log_open(recording_log *_Nonnull log);
void recording_log_close(recording_log *_Nonnull log);

static inline uint32_t recording_log_changes(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->changes, memory_order_relaxed);
}

static inline void recording_log_change(recording_log *_Nonnull log) {
  atomic_fetch_add_explicit(&log->changes, 1, memory_order_relaxed);
}

/// Returns whether a recording into this log is running.
static inline bool recording_log_is_open(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->open, memory_order_relaxed) != 0;
}

/// Returns whether exactly one recording into this log is running.
static inline bool recording_log_is_last(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->open, memory_order_relaxed) == 1;
}

static inline uint32_t recording_log_id(const recording_log *_Nonnull log) { return log->id; }

/// Returns the number of records that have an index; the last ones may not be written yet.
static inline uint32_t recording_log_count(const recording_log *_Nonnull log) {
  uint32_t next = atomic_load_explicit(&log->next, memory_order_acquire);
  return next < log->limit ? next : log->limit;
}

/// Counts a record that found the log full; returns the limit.
uint32_t recording_log_leave_out(recording_log *_Nonnull log);
uint64_t recording_log_left_out(const recording_log *_Nonnull log);

/// Takes the next index; where the log is full, counts a left-out record and returns the limit.
static inline uint32_t recording_log_take(recording_log *_Nonnull log) {
  if (atomic_load_explicit(&log->next, memory_order_relaxed) < log->limit) {
    uint32_t index = atomic_fetch_add_explicit(&log->next, 1, memory_order_relaxed);
    if (index < log->limit) return index;
  }
  return recording_log_leave_out(log);
}

/// Returns the chunk with the number `chunk`; allocates it unless another thread has done so meanwhile.
void *_Nonnull recording_log_grow(recording_log *_Nonnull log, uint32_t chunk);

/// Returns the record that has the index `index` in the log; `chunk` must be the chunk that holds this record.
static inline recording_head *_Nonnull recording_record(char *_Nonnull chunk, uint32_t index) {
  uint32_t offset = index % recording_chunk_records * recording_record_size;
  return (recording_head *)(void *)(chunk + offset);
}

/// Returns the record at an index below the limit; allocates its chunk where needed.
static inline recording_head *_Nonnull recording_log_slot(
  recording_log *_Nonnull log, uint32_t index
) {
  uint32_t number = index / recording_chunk_records;
  char *chunk = atomic_load_explicit(&log->chunks[number], memory_order_acquire);
  if (chunk == NULL) chunk = recording_log_grow(log, number);
  return recording_record(chunk, index);
}

/// Returns the record at an index below the limit; null where its chunk is not allocated.
static inline recording_head *_Nullable recording_log_find(
  const recording_log *_Nonnull log, uint32_t index
) {
  uint32_t number = index / recording_chunk_records;
  char *chunk = atomic_load_explicit(&log->chunks[number], memory_order_acquire);
  return chunk == NULL ? NULL : recording_record(chunk, index);
}

/// Returns the milliseconds since a live log was created, at most `INT32_MAX` (24.8 days); not to be called for other logs.
int32_t recording_log_elapsed(const recording_log *_Nonnull log);
/// Returns whether this thread is the main thread, or runs the main queue.
bool recording_is_main_thread(void);

/// Returns the milliseconds for a record appended now: since the log was created if it is live, else as set last.
static inline int32_t recording_log_time(const recording_log *_Nonnull log) {
  return log->is_live ? recording_log_elapsed(log)
                      : atomic_load_explicit(&log->time, memory_order_relaxed);
}
static inline void recording_log_set_time(recording_log *_Nonnull log, int32_t time) {
  atomic_store_explicit(&log->time, time, memory_order_relaxed);
}
static inline uint16_t recording_log_executor(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->executor, memory_order_relaxed);
}
/// Returns the executor's index for a record appended now: the index set last or, in a live log, 0 on the main thread and 1
/// elsewhere.
static inline uint16_t recording_log_present_executor(const recording_log *_Nonnull log) {
  if (log->is_live) return recording_is_main_thread() ? 0 : 1;
  return recording_log_executor(log);
}
static inline void recording_log_set_executor(recording_log *_Nonnull log, uint16_t executor) {
  atomic_store_explicit(&log->executor, executor, memory_order_relaxed);
}

static inline bool recording_log_is_watched(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->is_watched, memory_order_relaxed);
}
static inline void recording_log_set_watched(recording_log *_Nonnull log, bool is_watched) {
  atomic_store_explicit(&log->is_watched, is_watched, memory_order_relaxed);
}

/// Copies `draft` to the next slot, with the log's present time and executor, and stores the slot's index in `index`.
///
/// Returns the new record, whose kind and value are still to be written; null where the log is full.
static inline recording_head *_Nullable recording_log_append(
  recording_log *_Nonnull log, const recording_head *_Nonnull draft, int32_t *_Nonnull index
) {
  uint32_t taken = recording_log_take(log);
  if (taken >= log->limit) return NULL;
  recording_head *head = recording_log_slot(log, taken);
  head->loss = draft->loss;
  head->sender = draft->sender;
  head->receiver = draft->receiver;
  head->parent = draft->parent;
  head->name = draft->name;
  head->seam = draft->seam;
  head->function = draft->function;
  head->time = recording_log_time(log);
  head->executor = recording_log_present_executor(log);
  *index = (int32_t)taken;
  return head;
}

static inline bool recording_log_is_cancelled(const recording_log *_Nonnull log) {
  return recording_flag_is_set(log->cancellation);
}

/// Returns whether delivery has stopped, or may have to stop because of many messages, deep calls or a cancellation.
static inline bool recording_log_may_run_away(
  const recording_log *_Nonnull log, int32_t depth, int32_t maximum_depth
) {
  return depth >= maximum_depth || atomic_load_explicit(&log->stop, memory_order_relaxed) != 0
    || atomic_load_explicit(&log->next, memory_order_relaxed)
        + atomic_load_explicit(&log->unrecorded_calls, memory_order_relaxed)
      >= atomic_load_explicit(&log->next_check, memory_order_relaxed)
    || recording_log_is_cancelled(log);
}
