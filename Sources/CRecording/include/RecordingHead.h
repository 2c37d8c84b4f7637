#pragma once

#include <stdint.h>

/// The first half of a record's 64 bytes; the second half is the record's value.
typedef struct {
  /// The kind of the record; 0 until all other fields are written.
  uint8_t kind;
  /// The reason why a message was lost. For other messages, 255 for a call of an `async` method, else 1 plus the index
  /// of the executor that delivered the message; 0 if that is `executor` or unknown.
  uint8_t loss;
  uint16_t executor;
  int32_t time;
  int32_t sender;
  int32_t receiver;
  /// The index of the record that contains or caused this one, or of the call that a return or throw ends; -1 for none.
  int32_t parent;
  /// The numbers of the interned texts of the name, the seam and the function; 0 for none.
  uint32_t name, seam, function;
} recording_head;

enum { recording_record_size = 64, recording_chunk_records = 256 };
_Static_assert(sizeof(recording_head) == 32, "half a record");

// The kind has no atomic type, as Swift would warn at each build that it cannot import the type.

/// Publishes a record: a thread that sees its kind sees its other fields.
static inline void recording_commit(recording_head *_Nonnull head, uint8_t kind) {
  __atomic_store_n(&head->kind, kind, __ATOMIC_RELEASE);
}

/// Returns the kind of a record; 0 where it is not written.
static inline uint8_t recording_kind(const recording_head *_Nonnull head) {
  return __atomic_load_n(&head->kind, __ATOMIC_ACQUIRE);
}
