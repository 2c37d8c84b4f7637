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

/// The counts of references that the runtime keeps in the second word of each object of a Swift class (RefCount.h in the
/// Swift runtime): its two highest bits are set once there is a weak one, and the word leads to counts kept elsewhere;
/// else the 30 bits under the highest one say how many strong ones there are besides the first.
static inline uint64_t recording_reference_counts(uintptr_t object) {
#if UINTPTR_MAX > UINT32_MAX
  return __atomic_load_n((const uint64_t *)(object + sizeof(void *)), __ATOMIC_RELAXED);
#else
  (void)object;
  return 0;
#endif
}

/// Whether anything references an object weakly, or ever did.
static inline bool recording_has_weak_references(uintptr_t object) {
  return recording_reference_counts(object) >> 62 == 3;
}

/// Whether more than one reference leads to an object, or ever a weak one did; or may, where a word has 32 bits.
static inline bool recording_is_held_elsewhere(uintptr_t object) {
  uint64_t counts = recording_reference_counts(object);
  return counts == 0 || counts >> 62 == 3 || (counts >> 33 & 0x3FFFFFFF) != 0;
}

#endif
