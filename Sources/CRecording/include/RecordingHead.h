#pragma once

#include <stdint.h>

/// The first half of a record's 64 bytes; the second is what was handed over.
typedef struct {
  /// What happened; 0 until all else is written.
  uint8_t kind;
  /// Why a message was lost; of any other, the number of the executor on which it was delivered,
  /// from 1, where that is not its own.
  uint8_t loss;
  uint16_t executor;
  int32_t time;
  int32_t sender;
  int32_t receiver;
  /// The record inside which it happened, or the call that it answers; -1 for none.
  int32_t parent;
  /// Interned texts; 0 for none.
  uint32_t name, seam, function;
} recording_head;

enum { recording_record_size = 64, recording_chunk_records = 256 };
_Static_assert(sizeof(recording_head) == 32, "half a record");

// Not by atomic types, of which Swift says at each build that it does not know them.

/// Publishes a record: a thread that sees its kind sees the rest.
static inline void recording_commit(recording_head *_Nonnull head, uint8_t kind) {
  __atomic_store_n(&head->kind, kind, __ATOMIC_RELEASE);
}

/// What a record holds; 0 where it is not written yet.
static inline uint8_t recording_kind(const recording_head *_Nonnull head) {
  return __atomic_load_n(&head->kind, __ATOMIC_ACQUIRE);
}
