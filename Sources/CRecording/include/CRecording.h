#ifndef CRECORDING_H
#define CRECORDING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/// How many recordings are under way in this process.
extern _Atomic(int) recording_count;

/// Whether anybody records at all: one relaxed load, the whole cost of a seam that is not recorded.
static inline bool recording_is_on(void) {
  return atomic_load_explicit(&recording_count, memory_order_relaxed) != 0;
}

// Records

/// The first half of a record's 64 bytes; the second is what was handed over.
typedef struct {
  /// What happened; 0 until all else is written.
  uint8_t kind;
  /// Why a message was lost.
  uint8_t loss;
  uint16_t executor;
  int32_t time;
  int32_t sender;
  int32_t receiver;
  /// The record inside which it happened, or the call that it answers; -1 for none.
  int32_t parent;
  /// Interned texts; 0 for none.
  uint32_t name, seam, function;
} recording_head;

enum { recording_record_size = 64, recording_chunk_records = 256 };
_Static_assert(sizeof(recording_head) == 32, "half a record");

/// Publishes a record: whoever sees its kind sees the rest.
static inline void recording_commit(recording_head *_Nonnull head, uint8_t kind) {
  atomic_store_explicit((_Atomic(uint8_t) *)&head->kind, kind, memory_order_release);
}

/// What a record holds; 0 where it is not written yet.
static inline uint8_t recording_kind(const recording_head *_Nonnull head) {
  return atomic_load_explicit((const _Atomic(uint8_t) *)&head->kind, memory_order_acquire);
}

// Logs

/// A recorder's log: chunks of records, and what every record needs to know at once.
typedef struct recording_log recording_log;

struct recording_log {
  _Atomic(void *) *_Nonnull chunks;
  uint32_t id;
  uint32_t limit;
  /// Whether records bear the device's clock and threads, not those they are told.
  bool is_live;
  uint64_t start;
  _Atomic(uint32_t) open;
  _Atomic(uint32_t) next;
  _Atomic(uint64_t) left_out;
  _Atomic(int32_t) time;
  _Atomic(uint16_t) executor;
  _Atomic(bool) has_faults;
  _Atomic(bool) is_stopped;
  /// The place of the running action, and the one from which on its messages are counted again.
  _Atomic(uint32_t) action, census;
};

/// Makes a log for so many records; its identity is given to no other.
recording_log *_Nonnull recording_log_make(uint32_t limit, bool is_live);
/// Frees the log and its chunks; what was handed over must have been released.
void recording_log_free(recording_log *_Nonnull log);

void recording_log_open(recording_log *_Nonnull log);
void recording_log_close(recording_log *_Nonnull log);

/// Whether a recording into this log is under way.
static inline bool recording_log_is_open(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->open, memory_order_relaxed) != 0;
}

static inline uint32_t recording_log_id(const recording_log *_Nonnull log) { return log->id; }

/// How many places were taken.
static inline uint32_t recording_log_count(const recording_log *_Nonnull log) {
  uint32_t next = atomic_load_explicit(&log->next, memory_order_acquire);
  return next < log->limit ? next : log->limit;
}

/// Counts a record that found no place.
uint32_t recording_log_leave_out(recording_log *_Nonnull log);
/// How many records found no place.
uint64_t recording_log_left_out(const recording_log *_Nonnull log);

/// Takes the next place in the order; the limit where none is left.
static inline uint32_t recording_log_take(recording_log *_Nonnull log) {
  if (atomic_load_explicit(&log->next, memory_order_relaxed) < log->limit) {
    uint32_t place = atomic_fetch_add_explicit(&log->next, 1, memory_order_relaxed);
    if (place < log->limit) return place;
  }
  return recording_log_leave_out(log);
}

/// Makes the chunk of a place, or finds that somebody else just made it.
void *_Nonnull recording_log_grow(recording_log *_Nonnull log, uint32_t chunk);

/// The record at a place below the limit; its chunk is made if need be.
static inline recording_head *_Nonnull recording_log_slot(
  recording_log *_Nonnull log, uint32_t place
) {
  uint32_t chunk = place / recording_chunk_records;
  char *records = atomic_load_explicit(&log->chunks[chunk], memory_order_acquire);
  if (records == NULL) records = recording_log_grow(log, chunk);
  uint32_t offset = place % recording_chunk_records * recording_record_size;
  return (recording_head *)(void *)(records + offset);
}

/// The record at a place below the limit; null where its chunk is not made yet.
static inline recording_head *_Nullable recording_log_find(
  const recording_log *_Nonnull log, uint32_t place
) {
  char *records =
    atomic_load_explicit(&log->chunks[place / recording_chunk_records], memory_order_acquire);
  if (records == NULL) return NULL;
  uint32_t offset = place % recording_chunk_records * recording_record_size;
  return (recording_head *)(void *)(records + offset);
}

/// Milliseconds since the log was made.
int32_t recording_log_elapsed(const recording_log *_Nonnull log);
/// Whether this is the main thread.
bool recording_is_main_thread(void);

/// Takes a place and writes a record there, all but its kind and what is handed over; null where
/// no place is left. The draft's parent of -1 stands for none.
static inline recording_head *_Nullable recording_log_append(
  recording_log *_Nonnull log, const recording_head *_Nonnull draft, int32_t *_Nonnull place
) {
  uint32_t taken = recording_log_take(log);
  if (taken >= log->limit) return NULL;
  recording_head *head = recording_log_slot(log, taken);
  head->loss = draft->loss;
  head->sender = draft->sender;
  head->receiver = draft->receiver;
  head->parent = draft->parent;
  head->name = draft->name;
  head->seam = draft->seam;
  head->function = draft->function;
  if (log->is_live) {
    head->time = recording_log_elapsed(log);
    head->executor = recording_is_main_thread() ? 0 : 1;
  } else {
    head->time = atomic_load_explicit(&log->time, memory_order_relaxed);
    head->executor = atomic_load_explicit(&log->executor, memory_order_relaxed);
  }
  *place = (int32_t)taken;
  return head;
}

/// Whether so many messages, or calls so deep, make it time to look whether to stop.
static inline bool recording_log_may_run_away(
  const recording_log *_Nonnull log, int32_t depth, int32_t deepest
) {
  return depth >= deepest || atomic_load_explicit(&log->is_stopped, memory_order_relaxed)
    || atomic_load_explicit(&log->next, memory_order_relaxed)
      >= atomic_load_explicit(&log->census, memory_order_relaxed);
}

static inline int32_t recording_log_time(const recording_log *_Nonnull log) {
  return log->is_live ? recording_log_elapsed(log)
                      : atomic_load_explicit(&log->time, memory_order_relaxed);
}
static inline void recording_log_set_time(recording_log *_Nonnull log, int32_t time) {
  atomic_store_explicit(&log->time, time, memory_order_relaxed);
}
static inline uint16_t recording_log_executor(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->executor, memory_order_relaxed);
}
static inline void recording_log_set_executor(recording_log *_Nonnull log, uint16_t executor) {
  atomic_store_explicit(&log->executor, executor, memory_order_relaxed);
}

// Faults, and conversations that run away

static inline bool recording_log_has_faults(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->has_faults, memory_order_relaxed);
}
static inline void recording_log_set_faults(recording_log *_Nonnull log, bool has_faults) {
  atomic_store_explicit(&log->has_faults, has_faults, memory_order_relaxed);
}
static inline bool recording_log_is_stopped(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->is_stopped, memory_order_relaxed);
}
static inline void recording_log_set_stopped(recording_log *_Nonnull log, bool is_stopped) {
  atomic_store_explicit(&log->is_stopped, is_stopped, memory_order_relaxed);
}
static inline uint32_t recording_log_census(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->census, memory_order_relaxed);
}
static inline uint32_t recording_log_action(const recording_log *_Nonnull log) {
  return atomic_load_explicit(&log->action, memory_order_relaxed);
}
static inline void recording_log_set_action(
  recording_log *_Nonnull log, uint32_t place, uint32_t census
) {
  atomic_store_explicit(&log->action, place, memory_order_relaxed);
  atomic_store_explicit(&log->census, census, memory_order_relaxed);
}

// Maps

/// Small numbers by address: read without a lock, added to under one, never taken from.
typedef struct recording_map recording_map;

/// The number of each interned text.
extern recording_map recording_names;
/// What is known of each type.
extern recording_map recording_types;

typedef struct {
  _Atomic(uintptr_t) key;
  _Atomic(uint32_t) value;
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

/// The number kept for an address; 0 for none.
static inline uint32_t recording_map_find(
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

/// What is known of a type; 0 for nothing.
static inline uint32_t recording_type_find(const void *_Nonnull type) {
  return recording_map_find(&recording_types, type);
}

/// Keeps what is known of a type, for ever.
void recording_type_add(const void *_Nonnull type, uint32_t value);

/// Interns a text that lives as long as the program; never 0.
uint32_t recording_intern_slowly(const uint8_t *_Nonnull text);

/// The number of a text that lives as long as the program; never 0.
static inline uint32_t recording_intern(const uint8_t *_Nonnull text) {
  uint32_t number = recording_map_find(&recording_names, text);
  return number != 0 ? number : recording_intern_slowly(text);
}

/// The text of a number; null for 0.
const char *_Nullable recording_text(uint32_t number);

// Types

/// What the Swift runtime says of a field.
typedef struct {
  const char *_Nullable name;
  void (*_Nullable free)(const char *_Nullable);
  bool is_strong;
  bool is_variable;
} recording_field;

// Locks and files

/// A lock that its holder may take again.
typedef struct recording_lock recording_lock;

recording_lock *_Nonnull recording_lock_make(bool is_recursive);
void recording_lock_free(recording_lock *_Nonnull lock);
void recording_lock_take(recording_lock *_Nonnull lock);
void recording_lock_give(recording_lock *_Nonnull lock);

/// Writes a file beside the path, then puts it in its place; 0, or the reason as errno.
int recording_write_file(
  const char *_Nonnull path, const uint8_t *_Nullable bytes, uintptr_t count
);

/// Why writing failed, in words.
const char *_Nonnull recording_error_text(int error);

#endif
