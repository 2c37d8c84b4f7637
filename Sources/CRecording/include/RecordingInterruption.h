#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// A flag that asks running work to stop. Can be set from any thread and in a signal handler.
typedef struct {
  _Atomic(bool) is_requested;
} recording_interruption;

recording_interruption *_Nonnull recording_interruption_make(void);
void recording_interruption_free(recording_interruption *_Nonnull interruption);

/// Sets the flag; returns whether it was not set before.
bool recording_interruption_request(void *_Nullable interruption);
/// Clears the flag; returns whether it was set.
bool recording_interruption_clear(recording_interruption *_Nonnull interruption);

static inline bool recording_interruption_is_requested(
  const recording_interruption *_Nonnull interruption
) {
  return atomic_load_explicit(&interruption->is_requested, memory_order_relaxed);
}
