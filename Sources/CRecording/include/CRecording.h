#pragma once

// The parts of the recorder that Swift cannot express: atomics, thread-local state and interned texts.

#include "RecordingGuards.h"
#include "RecordingHead.h"
#include "RecordingCancellation.h"
#include "RecordingLog.h"
#include "RecordingMap.h"
#include "RecordingNotes.h"
#include "RecordingSystem.h"
