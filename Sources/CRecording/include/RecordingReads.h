#ifndef RECORDING_READS_H
#define RECORDING_READS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "RecordingLog.h"

/// How a reference that keeps its stand-in was read.
///
/// It is never freed, only given to another reference, so that a thread may keep where the last one lies.
struct recording_reads {
  /// How many records there were at the last read, and one more; 0 once something was sent.
  _Atomic(uint32_t) unanswered;
  /// How many messages were sent.
  _Atomic(uint32_t) sent;
  /// The identity of the recorder's log; 0 for none.
  _Atomic(uint32_t) recorder;
  /// Whose the reference is, to whom it leads, and its text.
  int32_t owner, target;
  uint32_t seam;
  /// The address of the stand-in.
  uintptr_t stand_in;
  /// The next of the same log, or of those that nobody uses.
  recording_reads *_Nullable next;
};

/// Makes the reads of a reference, which go with its log.
recording_reads *_Nonnull recording_reads_make(
  recording_log *_Nonnull log, int32_t owner, int32_t target, uint32_t seam
);

/// Gives the reads of a log's references to others.
void recording_reads_free(recording_log *_Nonnull log);

/// The reference that this thread read last; one that is never answered while several wait.
extern _Thread_local recording_reads *_Nonnull recording_thread_read;

/// Whether this thread has read a reference, and sent nothing through it yet.
static inline bool recording_has_read(void) {
  return atomic_load_explicit(&recording_thread_read->unanswered, memory_order_relaxed) != 0;
}

/// Notes that this thread reads a reference.
static inline void recording_read(recording_reads *_Nonnull reads, const recording_log *_Nonnull log) {
  uint32_t position = recording_log_next(log) + 1;
  atomic_store_explicit(&reads->unanswered, position, memory_order_relaxed);
  recording_thread_read = reads;
}

/// Notes that something is sent through a reference.
static inline void recording_answer(recording_reads *_Nonnull reads) {
  uint32_t sent = atomic_load_explicit(&reads->sent, memory_order_relaxed) + 1;
  atomic_store_explicit(&reads->sent, sent, memory_order_relaxed);
  atomic_store_explicit(&reads->unanswered, 0, memory_order_relaxed);
}

static inline uint32_t recording_unanswered(const recording_reads *_Nonnull reads) {
  return atomic_load_explicit(&reads->unanswered, memory_order_relaxed);
}
static inline uint32_t recording_sent(const recording_reads *_Nonnull reads) {
  return atomic_load_explicit(&reads->sent, memory_order_relaxed);
}

/// Notes a read while others of this thread are unanswered, as `show(presenter.title)` reads two references before it
/// sends anything; outside of any record nobody asks for those.
void recording_read_again(
  recording_reads *_Nonnull reads, const recording_log *_Nonnull log, bool is_inside
);

/// Takes out a reference that an owner read more often inside a record than anything was sent through it; null for none,
/// and all that was read there is forgotten.
recording_reads *_Nullable recording_take_unanswered(
  uint32_t recorder, int32_t owner, int32_t record
);

/// Forgets what this thread has read.
void recording_forget_reads(void);

#endif
