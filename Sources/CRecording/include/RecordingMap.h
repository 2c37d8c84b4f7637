#pragma once

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/// A hash map from addresses to numbers or addresses: read without a lock, extended under one; entries stay for ever.
typedef struct recording_map recording_map;

/// The numbers of interned texts, by the text's address.
extern recording_map recording_names;
/// How values of a type are kept in records (a raw value of `ValueRetention`), by the type's address.
extern recording_map recording_types;

typedef struct {
  _Atomic(uintptr_t) key;
  _Atomic(uintptr_t) value;
} recording_entry;

typedef struct recording_table {
  struct recording_table *_Nullable previous;
  uint32_t mask;
  recording_entry entries[];
} recording_table;

struct recording_map {
  _Atomic(recording_table *) table;
  uint32_t count;
};

static inline uint32_t recording_hash(uintptr_t key) {
  return (uint32_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 40);
}

/// Returns the value for an address; 0 for none.
static inline uintptr_t recording_map_find(
  const recording_map *_Nonnull map, const void *_Nonnull address
) {
  const recording_table *table = atomic_load_explicit(&map->table, memory_order_acquire);
  if (table == NULL) return 0;
  for (uint32_t index = recording_hash((uintptr_t)address);; index++) {
    const recording_entry *entry = &table->entries[index & table->mask];
    uintptr_t key = atomic_load_explicit(&entry->key, memory_order_acquire);
    if (key == (uintptr_t)address)
      return atomic_load_explicit(&entry->value, memory_order_relaxed);
    if (key == 0) return 0;
  }
}

/// Returns how values of a type are kept in records (a raw value of `ValueRetention`); 0 where that is not known.
static inline uint32_t recording_type_find(const void *_Nonnull type) {
  return (uint32_t)recording_map_find(&recording_types, type);
}

/// Sets how values of a type are kept in records, for ever; a second call for the type has no effect.
void recording_type_add(const void *_Nonnull type, uint32_t value);

/// Creates an empty map, which lives as long as the process.
void *_Nonnull recording_cache_make(void);

/// Returns the value for an address; null for none.
static inline const void *_Nullable recording_cache_find(
  const void *_Nonnull cache, const void *_Nonnull address
) {
  return (const void *)recording_map_find((const recording_map *)cache, address);
}

/// Adds a value for an address, for ever; returns the value in the map, which is an earlier one if the address had one.
const void *_Nonnull recording_cache_add(
  void *_Nonnull cache, const void *_Nonnull address, const void *_Nonnull value
);

/// Returns the number of a text as `recording_intern` does, but takes a lock.
uint32_t recording_intern_slowly(const uint8_t *_Nonnull text);

/// Returns the number of the text at an address, never 0, and assigns one if needed.
///
/// The text must live for ever. Equal texts at two addresses get two numbers.
static inline uint32_t recording_intern(const uint8_t *_Nonnull text) {
  uint32_t number = (uint32_t)recording_map_find(&recording_names, text);
  return number != 0 ? number : recording_intern_slowly(text);
}

/// Returns the text with a number; null for 0 and for a number that is not assigned.
const char *_Nullable recording_text(uint32_t number);
