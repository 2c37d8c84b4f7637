#pragma once

#include <stdbool.h>
#include <stdint.h>

/// That a reference was read: whose it is, to whom it leads, and inside which record that was.
typedef struct {
  /// The identity of the recorder's log.
  uint32_t recorder;
  int32_t owner;
  int32_t target;
  /// The reference, as an interned text.
  uint32_t seam;
  /// The record around the read; -1 outside any.
  int32_t record;
} recording_note;

enum { recording_note_count = 8 };

/// Keeps a note among the latest of this thread.
void recording_note_add(recording_note note);
/// Takes out the newest note of this thread by which a call inside that record reaches that target; whether there is one.
bool recording_note_take(
  uint32_t recorder, int32_t target, int32_t record, recording_note *_Nonnull note
);
/// Forgets what this thread noted outside of any record.
void recording_note_forget_outside(uint32_t recorder);

/// Keeps an object that is being made among the latest of this thread.
void recording_making_add(uint32_t recorder, int32_t participant, int32_t record);
/// The next object behind `age` that this thread made inside that record, the newest first; -1 for none.
int32_t recording_making_find(uint32_t recorder, int32_t record, uint32_t *_Nonnull age);
/// Whether this thread made an object inside that record.
bool recording_is_making(uint32_t recorder, int32_t record);

/// What was found out about a participant of a recorder, until another object is made or more source is known.
typedef struct {
  uint32_t recorder;
  uint32_t changes;
  int32_t participant;
  /// The message that its source surely sends; 0 says that the object was met.
  uint32_t message;
  /// The function that sends it, or the reference through which it is sent.
  uint32_t place;
} recording_fact;

/// Keeps a fact in the table of this thread, where it may take the place of another fact.
void recording_fact_keep(recording_fact fact);
/// Whether this thread has kept that fact.
bool recording_fact_is_known(recording_fact fact);
