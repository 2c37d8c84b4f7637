#ifndef RECORDING_GUARDS_H
#define RECORDING_GUARDS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "RecordingLog.h"

static inline bool recording_log_has_faults(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->has_faults, memory_order_relaxed);
}
static inline void recording_log_set_faults(recording_log *_Nonnull log, bool has_faults) {
  atomic_store_explicit(&log->has_faults, has_faults, memory_order_relaxed);
}
static inline bool recording_log_is_stopped(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->is_stopped, memory_order_relaxed);
}
static inline void recording_log_set_stopped(recording_log *_Nonnull log, bool is_stopped) {
  atomic_store_explicit(&log->is_stopped, is_stopped, memory_order_relaxed);
}
static inline uint32_t recording_log_census(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->census, memory_order_relaxed);
}
static inline uint32_t recording_log_action(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->action, memory_order_relaxed);
}
static inline void recording_log_set_action(
  recording_log *_Nonnull log, uint32_t place, uint32_t census
) {
  atomic_store_explicit(&log->action, place, memory_order_relaxed);
  atomic_store_explicit(&log->census, census, memory_order_relaxed);
}

#endif
