#include "CRecording.h"

typedef struct {
  int32_t participant;
  int32_t record;
} making;

enum { making_count = 16 };

/// A thread's latest notes (reads of references) and latest created objects, for one recorder (`recorder` is 0 if unused).
typedef struct {
  recording_note notes[recording_note_count];
  making made[making_count];
  uint32_t made_next;
  uint32_t recorder;
  uint32_t next;
} recording_notes;

enum { recorder_count = 4 };

static _Thread_local recording_notes rings[recorder_count];

static _Thread_local uint32_t given;

/// Returns this thread's ring buffers for a recorder; if the thread has none for it, the buffers that it would replace next.
///
/// Up to `recorder_count` recorders can alternate on a thread without losing their buffers.
static recording_notes *notes_of(uint32_t recorder) {
  for (int index = 0; index < recorder_count; index++) {
    if (rings[index].recorder == recorder) return &rings[index];
  }
  return &rings[given % recorder_count];
}

/// Returns this thread's ring buffers for a recorder; where there are none, empties and assigns the oldest buffers.
static recording_notes *ring_for(uint32_t recorder) {
  recording_notes *ring = notes_of(recorder);
  if (ring->recorder != recorder) {
    *ring = (recording_notes){.recorder = recorder};
    given++;
  }
  return ring;
}

void recording_note_add(recording_note note) {
  recording_notes *ring = ring_for(note.recorder);
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

// Objects being made: their initializers run outside any span of their own.

void recording_making_add(uint32_t recorder, int32_t participant, int32_t record) {
  recording_notes *ring = ring_for(recorder);
  ring->made[ring->made_next++ % making_count] = (making){participant, record};
}

int32_t recording_making_find(uint32_t recorder, int32_t record, uint32_t *age) {
  recording_notes *ring = notes_of(recorder);
  while (ring->recorder == recorder && *age < making_count && *age < ring->made_next) {
    making *one = &ring->made[(ring->made_next - ++*age) % making_count];
    if (one->record == record) return one->participant;
  }
  return -1;
}

bool recording_is_making(uint32_t recorder, int32_t record) {
  recording_notes *ring = notes_of(recorder);
  making *last = &ring->made[(ring->made_next - 1) % making_count];
  return record >= 0 && ring->recorder == recorder && ring->made_next > 0 && last->record == record;
}

// Facts about senders, cached per thread.

enum { fact_count = 256 };

static _Thread_local recording_fact facts[fact_count];

static recording_fact *fact_like(recording_fact fact) {
  uint32_t hash = ((uint32_t)fact.participant * 31 + fact.message) * 31 + fact.place;
  return &facts[hash % fact_count];
}

void recording_fact_keep(recording_fact fact) { *fact_like(fact) = fact; }

bool recording_fact_is_known(recording_fact fact) {
  recording_fact *known = fact_like(fact);
  return known->recorder == fact.recorder && known->participant == fact.participant
    && known->message == fact.message && known->place == fact.place && known->changes == fact.changes;
}
