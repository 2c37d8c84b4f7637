#ifndef RECORDING_SYSTEM_H
#define RECORDING_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>

/// What the Swift runtime says of a field.
typedef struct {
  const char *_Nullable name;
  void (*_Nullable free)(const char *_Nullable);
  bool is_strong;
  bool is_variable;
} recording_field;

/// A lock; a recursive one may be taken again by the thread that has it.
typedef struct recording_lock recording_lock;

recording_lock *_Nonnull recording_lock_make(bool is_recursive);
void recording_lock_free(recording_lock *_Nonnull lock);
void recording_lock_take(recording_lock *_Nonnull lock);
/// Takes a lock if that is possible at once; whether it was.
bool recording_lock_try(recording_lock *_Nonnull lock);
void recording_lock_give(recording_lock *_Nonnull lock);

#endif
