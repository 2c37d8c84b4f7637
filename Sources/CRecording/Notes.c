#include "CRecording.h"

/// The latest notes of a thread for one recorder, in a ring; a recorder of 0 stands for none.
typedef struct {
  recording_note notes[recording_note_count];
  uint32_t recorder;
  uint32_t next;
} recording_notes;

enum { recorder_count = 4 };

static _Thread_local recording_notes rings[recorder_count];

static _Thread_local uint32_t given;

/// Returns the ring of a recorder, so that recorders in turns lose no note to each other; else the ring given out first.
static recording_notes *notes_of(uint32_t recorder) {
  for (int index = 0; index < recorder_count; index++) {
    if (rings[index].recorder == recorder) return &rings[index];
  }
  return &rings[given % recorder_count];
}

void recording_note_add(recording_note note) {
  recording_notes *ring = notes_of(note.recorder);
  if (ring->recorder != note.recorder) {
    *ring = (recording_notes){.recorder = note.recorder};
    given++;
  }
  ring->notes[ring->next++ % recording_note_count] = note;
}

bool recording_note_take(
  uint32_t recorder, int32_t target, int32_t record, recording_note *found
) {
  recording_notes *ring = notes_of(recorder);
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
  recording_notes *ring = notes_of(recorder);
  for (uint32_t index = 0; index < recording_note_count; index++) {
    recording_note *note = &ring->notes[index];
    if (note->recorder == recorder && note->record < 0) note->recorder = 0;
  }
}
