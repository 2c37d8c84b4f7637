#include "CRecording.h"

#include <stdlib.h>

recording_interruption *recording_interruption_make(void) {
  recording_interruption *interruption = calloc(1, sizeof *interruption);
  if (interruption == NULL) abort();
  return interruption;
}

void recording_interruption_free(recording_interruption *interruption) { free(interruption); }

bool recording_interruption_request(void *interruption) {
  recording_interruption *wish = interruption;
  return !atomic_exchange(&wish->is_requested, true);
}

bool recording_interruption_clear(recording_interruption *interruption) {
  return atomic_exchange_explicit(&interruption->is_requested, false, memory_order_relaxed);
}
