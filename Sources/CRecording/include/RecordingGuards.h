#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "RecordingLog.h"

// Faults, and runaway conversations.

static inline bool recording_log_has_faults(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->has_faults, memory_order_relaxed);
}
static inline void recording_log_set_faults(recording_log *_Nonnull log, bool has_faults) {
  atomic_store_explicit(&log->has_faults, has_faults, memory_order_relaxed);
}
static inline uint8_t recording_log_stop(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->stop, memory_order_relaxed);
}
static inline void recording_log_set_stop(recording_log *_Nonnull log, uint8_t reason) {
  atomic_store_explicit(&log->stop, reason, memory_order_relaxed);
}
static inline uint32_t recording_log_unrecorded_calls(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->unrecorded_calls, memory_order_relaxed);
}
static inline void recording_log_add_unrecorded_call(recording_log *_Nonnull log) {
  atomic_fetch_add_explicit(&log->unrecorded_calls, 1, memory_order_relaxed);
}
static inline uint32_t recording_log_action(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->action, memory_order_relaxed);
}
static inline void recording_log_set_action(
  recording_log *_Nonnull log, uint32_t index, uint32_t next_check
) {
  atomic_store_explicit(&log->action, index, memory_order_relaxed);
  atomic_store_explicit(&log->unrecorded_calls, 0, memory_order_relaxed);
  atomic_store_explicit(&log->next_check, next_check, memory_order_relaxed);
}
static inline void recording_log_set_next_check(recording_log *_Nonnull log, uint32_t next_check) {
  atomic_store_explicit(&log->next_check, next_check, memory_order_relaxed);
}
