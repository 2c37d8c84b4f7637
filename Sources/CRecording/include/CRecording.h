#ifndef CRECORDING_H
#define CRECORDING_H

#include <stdatomic.h>
#include <stdbool.h>

/// How many recordings are under way in this process.
extern _Atomic(int) recording_count;

/// Whether anybody records at all: one relaxed load, the whole cost of a seam that is not recorded.
static inline bool recording_is_on(void) {
  return atomic_load_explicit(&recording_count, memory_order_relaxed) != 0;
}

/// A recorder's lock and its own count of recordings under way.
typedef struct recording_gate recording_gate;

recording_gate *_Nonnull recording_gate_make(void);
void recording_gate_free(recording_gate *_Nonnull gate);

/// Opens the gate: one more recording is under way.
void recording_gate_open(recording_gate *_Nonnull gate);
/// Closes the gate: one recording less is under way.
void recording_gate_close(recording_gate *_Nonnull gate);
/// Whether a recording through this gate is under way.
bool recording_gate_is_open(const recording_gate *_Nonnull gate);

void recording_gate_lock(recording_gate *_Nonnull gate);
void recording_gate_unlock(recording_gate *_Nonnull gate);

#endif
