#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// A flag that asks running work to stop. Can be set from any thread and in a signal handler.
typedef struct {
  _Atomic(bool) is_set;
} recording_flag;

/// Sets the flag at `context`, which must not be null; returns whether it was not set before.
static inline bool recording_flag_set(void *_Nullable context) {
  recording_flag *flag = context;
  return !atomic_exchange(&flag->is_set, true);
}

/// Clears the flag; returns whether it was set.
static inline bool recording_flag_clear(recording_flag *_Nonnull flag) {
  return atomic_exchange_explicit(&flag->is_set, false, memory_order_relaxed);
}

static inline bool recording_flag_is_set(const recording_flag *_Nonnull flag) {
  return atomic_load_explicit(&flag->is_set, memory_order_relaxed);
}
