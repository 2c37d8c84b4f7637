#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/// What the Swift runtime says of a field.
typedef struct {
  const char *_Nullable name;
  void (*_Nullable free)(const char *_Nullable);
  bool is_strong;
  bool is_variable;
} recording_field;

/// A lock; a recursive one may be taken again by the thread that has it.
typedef struct recording_lock recording_lock;

recording_lock *_Nonnull recording_lock_make(bool is_recursive);
void recording_lock_free(recording_lock *_Nonnull lock);
void recording_lock_take(recording_lock *_Nonnull lock);
/// Takes a lock if that is possible at once; whether it was.
bool recording_lock_try(recording_lock *_Nonnull lock);
void recording_lock_give(recording_lock *_Nonnull lock);

/// How many recordings are under way in this process.
extern _Atomic(int) recording_count;

/// Whether any recorder records: one relaxed load, the whole cost of a seam that is not recorded.
static inline bool recording_is_on(void) {
  return atomic_load_explicit(&recording_count, memory_order_relaxed) != 0;
}
