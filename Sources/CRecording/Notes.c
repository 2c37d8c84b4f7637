#include "CRecording.h"

/// The latest notes of a thread, one after another in a ring; a recorder of 0 stands for none.
typedef struct {
  recording_note notes[recording_note_count];
  uint32_t next;
} recording_notes;

static _Thread_local recording_notes latest;

void recording_note_add(recording_note note) {
  latest.notes[latest.next++ % recording_note_count] = note;
}

bool recording_note_take(
  uint32_t recorder, int32_t target, int32_t record, recording_note *found
) {
  recording_notes *ring = &latest;
  for (uint32_t age = 1; age <= recording_note_count; age++) {
    recording_note *note = &ring->notes[(ring->next - age) % recording_note_count];
    if (note->target == target && note->record == record && note->recorder == recorder) {
      *found = *note;
      note->recorder = 0;
      return true;
    }
  }
  return false;
}

void recording_note_forget_outside(uint32_t recorder) {
  for (uint32_t index = 0; index < recording_note_count; index++) {
    recording_note *note = &latest.notes[index];
    if (note->recorder == recorder && note->record < 0) note->recorder = 0;
  }
}
