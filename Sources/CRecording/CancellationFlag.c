#include "CRecording.h"

#include <stdlib.h>

recording_flag *recording_flag_make(void) {
  recording_flag *flag = calloc(1, sizeof *flag);
  if (flag == NULL) abort();
  return flag;
}

void recording_flag_free(recording_flag *flag) { free(flag); }

bool recording_flag_set(void *context) {
  recording_flag *flag = context;
  return !atomic_exchange(&flag->is_set, true);
}

bool recording_flag_clear(recording_flag *flag) {
  return atomic_exchange_explicit(&flag->is_set, false, memory_order_relaxed);
}
