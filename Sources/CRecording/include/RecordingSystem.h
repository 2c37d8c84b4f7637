#ifndef RECORDING_SYSTEM_H
#define RECORDING_SYSTEM_H

#include <stdatomic.h>
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

/// Whether anything references an object of a Swift class weakly, or ever did.
///
/// The runtime keeps count of references in the second word of each object; once there is a weak one, the word leads to
/// counts kept elsewhere, and its two highest bits are set (RefCount.h in the Swift runtime).
static inline bool recording_has_weak_references(uintptr_t object) {
#if UINTPTR_MAX > UINT32_MAX
  const _Atomic(uint64_t) *counts = (const _Atomic(uint64_t) *)(object + sizeof(void *));
  return atomic_load_explicit(counts, memory_order_relaxed) >> 62 == 3;
#else
  (void)object;
  return false;
#endif
}

#endif
