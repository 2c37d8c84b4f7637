#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/// A field of a type, as the Swift runtime describes it.
typedef struct {
  const char *_Nullable name;
  void (*_Nullable free)(const char *_Nullable);
  bool is_strong;
  bool is_variable;
} recording_field;

/// The number of recordings running in this process.
extern _Atomic(int) recording_count;

/// Returns whether any recorder is recording: one relaxed load, which is all that an unrecorded reference costs.
static inline bool recording_is_on(void) {
  return atomic_load_explicit(&recording_count, memory_order_relaxed) != 0;
}
