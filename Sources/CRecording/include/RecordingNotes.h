#pragma once

#include <stdbool.h>
#include <stdint.h>

/// A note, a read of a reference: the owner, the target, and the record inside which the reference was read.
typedef struct {
  /// The identity of the recorder's log.
  uint32_t recorder;
  int32_t owner;
  int32_t target;
  /// The number of the interned text that names the reference.
  uint32_t seam;
  /// The record around the read; -1 for none.
  int32_t record;
} recording_note;

enum { recording_note_count = 8 };

/// Adds a note of a read to this thread's notes for the note's recorder; the latest `recording_note_count` are kept.
void recording_note_add(recording_note note);
/// Moves this thread's newest note of a read of `target` inside `record` to `note`; returns whether there is one.
bool recording_note_take(
  uint32_t recorder, int32_t target, int32_t record, recording_note *_Nonnull note
);
/// Removes this thread's notes for `recorder` whose read happened inside no record (`record` is -1).
void recording_note_forget_outside(uint32_t recorder);

/// Adds a participant whose initializer begins inside `record` to this thread's latest created objects.
void recording_making_add(uint32_t recorder, int32_t participant, int32_t record);
/// Returns this thread's newest object created inside `record`, after skipping the thread's `age` newest objects; -1 for none.
///
/// Adds the number of examined objects to `age`, so that the next call returns the next older object.
int32_t recording_making_find(uint32_t recorder, int32_t record, uint32_t *_Nonnull age);
/// Returns whether this thread's latest object was created inside `record`; false for -1, no record.
bool recording_is_making(uint32_t recorder, int32_t record);

/// A cached fact about a participant, valid until another object is created or another list of calls becomes known.
typedef struct {
  uint32_t recorder;
  uint32_t changes;
  int32_t participant;
  /// The message that the participant's source is known to send; 0 if the fact is that the recorder knows the object.
  uint32_t message;
  /// The function that sends the message, or the reference through which it is sent.
  uint32_t place;
} recording_fact;

/// Adds a fact to the table of this thread, where it may replace another fact.
void recording_fact_keep(recording_fact fact);
/// Returns whether the table of this thread contains a fact.
bool recording_fact_is_known(recording_fact fact);
