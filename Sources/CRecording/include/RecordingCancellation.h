#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// A flag that asks running work to stop. Can be set from any thread and in a signal handler.
typedef struct {
  _Atomic(bool) is_set;
} recording_flag;

recording_flag *_Nonnull recording_flag_make(void);
void recording_flag_free(recording_flag *_Nonnull flag);

/// Sets `flag`, which must not be null; returns whether it was not set before.
bool recording_flag_set(void *_Nullable flag);
/// Clears the flag; returns whether it was set.
bool recording_flag_clear(recording_flag *_Nonnull flag);

static inline bool recording_flag_is_set(const recording_flag *_Nonnull flag) {
  return atomic_load_explicit(&flag->is_set, memory_order_relaxed);
}
