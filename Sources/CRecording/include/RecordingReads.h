#ifndef RECORDING_READS_H
#define RECORDING_READS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "RecordingLog.h"

/// A reference that keeps its stand-in: whose it is, and how often something was sent through it.
///
/// It is never freed, only given to another reference, so that a thread may keep where the last one lies.
typedef struct recording_reads {
  /// How many messages were sent; much is added where the stand-in goes, so that nobody waits for one more.
  _Atomic(uint32_t) sent;
  /// The identity of the recorder's log.
  _Atomic(uint32_t) recorder;
  /// Whose the reference is, to whom it leads, and its text.
  int32_t owner, target;
  uint32_t seam;
  /// The address of the stand-in; 0 where it has gone.
  uintptr_t stand_in;
  /// The next of those that nobody uses.
  struct recording_reads *_Nullable next;
} recording_reads;

/// Makes the reads of a reference.
recording_reads *_Nonnull recording_reads_make(
  uint32_t recorder, int32_t owner, int32_t target, uint32_t seam
);
/// Sets the stand-in that the reference keeps.
void recording_reads_keep(recording_reads *_Nonnull reads, uintptr_t stand_in);
/// Ends with the stand-in, and gives the reads to another reference.
void recording_reads_end(recording_reads *_Nonnull reads);

/// A read of a reference.
typedef struct {
  recording_reads *_Nullable reads;
  /// How many records there were, and one more; 0 once something was sent.
  uint32_t position;
  /// How many messages had been sent.
  uint32_t sent;
} recording_read_reference;

/// What this thread read last; a position alone while several wait.
extern _Thread_local recording_read_reference recording_last_read;

/// Whether this thread has read a reference, and sent nothing through it yet.
static inline bool recording_has_read(void) { return recording_last_read.position != 0; }

/// Notes that this thread reads a reference.
static inline void recording_read(
  recording_reads *_Nonnull reads, const recording_log *_Nonnull log
) {
  recording_last_read.reads = reads;
  recording_last_read.position = recording_log_next(log) + 1;
  recording_last_read.sent = atomic_load_explicit(&reads->sent, memory_order_relaxed);
}

/// Notes that something is sent through a reference.
static inline void recording_answer(recording_reads *_Nonnull reads) {
  atomic_fetch_add_explicit(&reads->sent, 1, memory_order_relaxed);
  if (recording_last_read.reads == reads) recording_last_read.position = 0;
}

/// Notes a read while others of this thread are unanswered, as `show(presenter.title)` reads two references before it
/// sends anything; outside of any record nobody asks for those.
void recording_read_again(
  recording_reads *_Nonnull reads, const recording_log *_Nonnull log, bool is_inside
);

/// To whom a reference leads through which nothing was sent, and its text.
typedef struct {
  int32_t target;
  uint32_t seam;
} recording_unused_reference;

/// Takes out a reference that an owner read more often inside a record than anything was sent through it, and whose
/// stand-in nobody else holds, who may still send something; false where there is none, and all that was read there is
/// forgotten.
bool recording_take_unused(
  uint32_t recorder, int32_t owner, int32_t record, recording_unused_reference *_Nonnull found
);

/// Forgets what this thread has read.
void recording_forget_reads(void);

#endif
