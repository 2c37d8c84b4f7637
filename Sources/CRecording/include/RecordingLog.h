#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "RecordingHead.h"
#include "RecordingInterruption.h"

/// A recorder's log: chunks of records, and what every record needs to know at once.
typedef struct recording_log recording_log;

struct recording_log {
  _Atomic(void *) *_Nonnull chunks;
  uint32_t id;
  uint32_t limit;
  /// The wish to stop that is obeyed; one that never comes, where none was given.
  const recording_interruption *_Nonnull interruption;
  /// Whether records carry the device's clock and threads, not those they are told.
  bool is_live;
  uint64_t start;
  _Atomic(uint32_t) open;
  _Atomic(uint32_t) next;
  _Atomic(uint64_t) left_out;
  _Atomic(int32_t) time;
  _Atomic(uint16_t) executor;
  _Atomic(bool) has_faults;
  /// Whether somebody waits for what is recorded.
  _Atomic(bool) is_watched;
  /// Why seams have stopped delivering; 0 while they deliver.
  _Atomic(uint8_t) stop;
  /// The index of the running action, and the one from which on its messages are counted again.
  _Atomic(uint32_t) action, survey;
  /// How often objects were made, or more source became known: what was found out about senders holds till then.
  _Atomic(uint32_t) changes;
  /// How many calls of the running action found no slot.
  _Atomic(uint32_t) unplaced;
};

/// Makes a log for `limit` records; its identity is given to no other.
recording_log *_Nonnull recording_log_make(
  uint32_t limit, bool is_live, const recording_interruption *_Nullable interruption
);
/// Frees the log and its chunks; what was handed over must have been released.
void recording_log_free(recording_log *_Nonnull log);

void recording_log_open(recording_log *_Nonnull log);
void recording_log_close(recording_log *_Nonnull log);

static inline uint32_t recording_log_changes(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->changes, memory_order_relaxed);
}

static inline void recording_log_change(recording_log *_Nonnull log) {
  atomic_fetch_add_explicit(&log->changes, 1, memory_order_relaxed);
}

/// Whether a recording into this log is under way.
static inline bool recording_log_is_open(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->open, memory_order_relaxed) != 0;
}

/// Whether only one recording into this log is under way.
static inline bool recording_log_is_last(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->open, memory_order_relaxed) == 1;
}

static inline uint32_t recording_log_id(const recording_log *_Nonnull log) { return log->id; }

/// How many slots were taken.
static inline uint32_t recording_log_count(const recording_log *_Nonnull log) {
  uint32_t next = atomic_load_explicit(&log->next, memory_order_acquire);
  return next < log->limit ? next : log->limit;
}

/// How many slots were taken, or more.
static inline uint32_t recording_log_next(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->next, memory_order_relaxed);
}

/// Counts a record that found no slot.
uint32_t recording_log_leave_out(recording_log *_Nonnull log);
/// How many records found no slot.
uint64_t recording_log_left_out(const recording_log *_Nonnull log);

/// Takes the next index; the limit where none is left.
static inline uint32_t recording_log_take(recording_log *_Nonnull log) {
  if (atomic_load_explicit(&log->next, memory_order_relaxed) < log->limit) {
    uint32_t index = atomic_fetch_add_explicit(&log->next, 1, memory_order_relaxed);
    if (index < log->limit) return index;
  }
  return recording_log_leave_out(log);
}

/// Makes the chunk with a number, or finds that another thread just made it.
void *_Nonnull recording_log_grow(recording_log *_Nonnull log, uint32_t chunk);

/// The record at an index, in its chunk.
static inline recording_head *_Nonnull recording_record(char *_Nonnull chunk, uint32_t index) {
  uint32_t offset = index % recording_chunk_records * recording_record_size;
  return (recording_head *)(void *)(chunk + offset);
}

/// The record at an index below the limit; its chunk is made if need be.
static inline recording_head *_Nonnull recording_log_slot(
  recording_log *_Nonnull log, uint32_t index
) {
  uint32_t number = index / recording_chunk_records;
  char *chunk = atomic_load_explicit(&log->chunks[number], memory_order_acquire);
  if (chunk == NULL) chunk = recording_log_grow(log, number);
  return recording_record(chunk, index);
}

/// The record at an index below the limit; null where its chunk is not made yet.
static inline recording_head *_Nullable recording_log_find(
  const recording_log *_Nonnull log, uint32_t index
) {
  uint32_t number = index / recording_chunk_records;
  char *chunk = atomic_load_explicit(&log->chunks[number], memory_order_acquire);
  return chunk == NULL ? NULL : recording_record(chunk, index);
}

/// Milliseconds since the log was made; after 24.8 days it stays at the most it can say.
int32_t recording_log_elapsed(const recording_log *_Nonnull log);
/// Whether this is the main thread, or whichever thread runs the main queue now.
bool recording_is_main_thread(void);

/// The time that a record taken now carries, in milliseconds.
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
/// The number of the executor that a record taken now carries.
static inline uint16_t recording_log_present_executor(const recording_log *_Nonnull log) {
  if (log->is_live) return recording_is_main_thread() ? 0 : 1;
  return recording_log_executor(log);
}
static inline void recording_log_set_executor(recording_log *_Nonnull log, uint16_t executor) {
  atomic_store_explicit(&log->executor, executor, memory_order_relaxed);
}

/// Whether somebody waits for what is recorded.
static inline bool recording_log_is_watched(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->is_watched, memory_order_relaxed);
}
static inline void recording_log_set_watched(recording_log *_Nonnull log, bool is_watched) {
  atomic_store_explicit(&log->is_watched, is_watched, memory_order_relaxed);
}

/// Takes a slot and writes a record there, all but its kind and what is handed over; null where
/// no slot is left. The draft's parent of -1 stands for none.
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

/// Whether a wish to stop was made.
static inline bool recording_log_is_interrupted(const recording_log *_Nonnull log) {
  return recording_interruption_is_requested(log->interruption);
}

/// Whether the number of messages, the depth of calls or a wish makes it time to check whether to stop.
static inline bool recording_log_may_run_away(
  const recording_log *_Nonnull log, int32_t depth, int32_t deepest
) {
  return depth >= deepest || atomic_load_explicit(&log->stop, memory_order_relaxed) != 0
    || atomic_load_explicit(&log->next, memory_order_relaxed)
        + atomic_load_explicit(&log->unplaced, memory_order_relaxed)
      >= atomic_load_explicit(&log->survey, memory_order_relaxed)
    || recording_log_is_interrupted(log);
}
