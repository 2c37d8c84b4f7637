#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>

_Atomic(int) recording_count = 0;

struct recording_gate {
  pthread_mutex_t mutex;
  _Atomic(int) open;
};

recording_gate *recording_gate_make(void) {
  recording_gate *gate = calloc(1, sizeof *gate);
  if (gate == NULL || pthread_mutex_init(&gate->mutex, NULL) != 0) abort();
  return gate;
}

void recording_gate_free(recording_gate *gate) {
  pthread_mutex_destroy(&gate->mutex);
  free(gate);
}

void recording_gate_open(recording_gate *gate) {
  atomic_fetch_add_explicit(&gate->open, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&recording_count, 1, memory_order_relaxed);
}

void recording_gate_close(recording_gate *gate) {
  atomic_fetch_sub_explicit(&recording_count, 1, memory_order_relaxed);
  atomic_fetch_sub_explicit(&gate->open, 1, memory_order_relaxed);
}

bool recording_gate_is_open(const recording_gate *gate) {
  return atomic_load_explicit(&gate->open, memory_order_relaxed) != 0;
}

void recording_gate_lock(recording_gate *gate) { pthread_mutex_lock(&gate->mutex); }

void recording_gate_unlock(recording_gate *gate) { pthread_mutex_unlock(&gate->mutex); }
