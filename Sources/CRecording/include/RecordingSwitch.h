#ifndef RECORDING_SWITCH_H
#define RECORDING_SWITCH_H

#include <stdatomic.h>
#include <stdbool.h>

/// How many recordings are under way in this process.
extern _Atomic(int) recording_count;

/// Whether any recorder records: one relaxed load, the whole cost of a seam that is not recorded.
static inline bool recording_is_on(void) {
  return atomic_load_explicit(&recording_count, memory_order_relaxed) != 0;
}

#endif
