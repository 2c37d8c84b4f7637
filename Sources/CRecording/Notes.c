#include "CRecording.h"

/// The latest notes of a thread for one recorder, in a ring; a recorder of 0 stands for none.
typedef struct {
  recording_note notes[recording_note_count];
  uint32_t recorder;
  uint32_t next;
} recording_notes;

enum { recorder_count = 4 };

static _Thread_local recording_notes rings[recorder_count];

/// Returns the ring of a recorder, else NULL: so many recorders take turns on a thread and lose no note to each other.
static recording_notes *notes_of(uint32_t recorder) {
  for (int index = 0; index < recorder_count; index++) {
    if (rings[index].recorder == recorder) return &rings[index];
  }
  return NULL;
}

/// Gives a recorder the ring that was given out first.
static recording_notes *give_ring(uint32_t recorder) {
  static _Thread_local uint32_t given;
  recording_notes *ring = &rings[given++ % recorder_count];
  *ring = (recording_notes){.recorder = recorder};
  return ring;
}

void recording_note_add(recording_note note) {
  recording_notes *ring = notes_of(note.recorder);
  if (ring == NULL) ring = give_ring(note.recorder);
  ring->notes[ring->next++ % recording_note_count] = note;
}

bool recording_note_take(
  uint32_t recorder, int32_t target, int32_t record, recording_note *found
) {
  recording_notes *ring = notes_of(recorder);
  if (ring == NULL) return false;
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
  for (uint32_t index = 0; ring != NULL && index < recording_note_count; index++) {
    if (ring->notes[index].record < 0) ring->notes[index].recorder = 0;
  }
}
