#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// A wish to stop; set from any thread, also in a signal handler.
typedef struct {
  _Atomic(bool) is_requested;
} recording_interruption;

recording_interruption *_Nonnull recording_interruption_make(void);
void recording_interruption_free(recording_interruption *_Nonnull interruption);

/// Asks to stop; whether this is the first time.
bool recording_interruption_request(void *_Nullable interruption);
/// Takes the wish back, and returns whether there was one.
bool recording_interruption_clear(recording_interruption *_Nonnull interruption);

static inline bool recording_interruption_is_requested(
  const recording_interruption *_Nonnull interruption
) {
  return atomic_load_explicit(&interruption->is_requested, memory_order_relaxed);
}
