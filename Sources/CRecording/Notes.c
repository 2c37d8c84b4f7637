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

// Objects that are being made, the latest in a ring: what their initializers send has no span of theirs around it.

typedef struct {
  uint32_t recorder;
  int32_t participant;
  int32_t record;
} making;

enum { making_count = 16 };

static _Thread_local making made[making_count];
static _Thread_local uint32_t made_next;

void recording_making_add(uint32_t recorder, int32_t participant, int32_t record) {
  made[made_next++ % making_count] = (making){recorder, participant, record};
}

int32_t recording_making_find(uint32_t recorder, int32_t record, uint32_t *age) {
  while (*age < making_count) {
    making *one = &made[(made_next - ++*age) % making_count];
    if (one->recorder == recorder && one->record == record) return one->participant;
  }
  return -1;
}

bool recording_is_making(uint32_t recorder, int32_t record) {
  making *last = &made[(made_next - 1) % making_count];
  return record >= 0 && last->recorder == recorder && last->record == record;
}

// What senders are known to say.

typedef struct {
  uint32_t recorder;
  int32_t sender;
  uint32_t message;
} saying;

enum { saying_count = 256 };

static _Thread_local saying sayings[saying_count];

static saying *saying_of(int32_t sender, uint32_t message) {
  return &sayings[((uint32_t)sender * 31 + message) % saying_count];
}

void recording_keep_said(uint32_t recorder, int32_t sender, uint32_t message) {
  *saying_of(sender, message) = (saying){recorder, sender, message};
}

bool recording_is_said(uint32_t recorder, int32_t sender, uint32_t message) {
  saying *one = saying_of(sender, message);
  return one->recorder == recorder && one->sender == sender && one->message == message;
}
