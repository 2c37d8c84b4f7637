#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>

recording_map recording_names;
recording_map recording_types;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// The interned texts by number, from 1.
static const uint8_t **texts;
static uint32_t text_count, text_capacity;

static void put(recording_table *table, uintptr_t key, uintptr_t value) {
  uint32_t index = recording_hash(key);
  while (atomic_load_explicit(&table->entries[index & table->mask].key, memory_order_relaxed) != 0) {
    index++;
  }
  recording_entry *entry = &table->entries[index & table->mask];
  atomic_store_explicit(&entry->value, value, memory_order_relaxed);
  atomic_store_explicit(&entry->key, key, memory_order_release);
}

/// Returns a table twice as large with the same entries, or of 256 empty ones for NULL; the old table is kept, as other
/// threads may still read it.
static recording_table *grown(recording_table *old) {
  uint32_t size = old == NULL ? 256 : (old->mask + 1) * 2;
  recording_table *table = calloc(1, sizeof *table + size * sizeof *table->entries);
  if (table == NULL) abort();
  table->previous = old;
  table->mask = size - 1;
  for (uint32_t index = 0; old != NULL && index <= old->mask; index++) {
    uintptr_t key = atomic_load_explicit(&old->entries[index].key, memory_order_relaxed);
    if (key == 0) continue;
    put(table, key, atomic_load_explicit(&old->entries[index].value, memory_order_relaxed));
  }
  return table;
}

static uintptr_t add(recording_map *map, const void *address, uintptr_t value) {
  uintptr_t found = recording_map_find(map, address);
  if (found != 0) return found;
  recording_table *table = atomic_load_explicit(&map->table, memory_order_relaxed);
  if (table == NULL || map->count * 2 > table->mask) {
    table = grown(table);
    atomic_store_explicit(&map->table, table, memory_order_release);
  }
  put(table, (uintptr_t)address, value);
  map->count++;
  return value;
}

void recording_type_add(const void *type, uint32_t value) {
  recording_cache_add(&recording_types, type, (const void *)(uintptr_t)value);
}

void *recording_cache_make(void) {
  recording_map *map = calloc(1, sizeof *map);
  if (map == NULL) abort();
  return map;
}

const void *recording_cache_add(void *cache, const void *address, const void *value) {
  pthread_mutex_lock(&lock);
  uintptr_t kept = add(cache, address, (uintptr_t)value);
  pthread_mutex_unlock(&lock);
  return (const void *)kept;
}

uint32_t recording_intern_slowly(const uint8_t *text) {
  pthread_mutex_lock(&lock);
  uint32_t number = (uint32_t)add(&recording_names, text, text_count + 1);
  if (number > text_count) {
    if (text_count == text_capacity) {
      text_capacity = text_capacity == 0 ? 256 : text_capacity * 2;
      texts = realloc(texts, text_capacity * sizeof *texts);
      if (texts == NULL) abort();
    }
    texts[text_count++] = text;
  }
  pthread_mutex_unlock(&lock);
  return number;
}

const char *recording_text(uint32_t number) {
  pthread_mutex_lock(&lock);
  const uint8_t *text = number == 0 || number > text_count ? NULL : texts[number - 1];
  pthread_mutex_unlock(&lock);
  return (const char *)text;
}
