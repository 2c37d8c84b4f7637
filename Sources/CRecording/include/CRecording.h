#pragma once

// What the recorder does without Swift: atomics, locks and interned texts.

#include "RecordingGuards.h"
#include "RecordingHead.h"
#include "RecordingInterruption.h"
#include "RecordingLog.h"
#include "RecordingMap.h"
#include "RecordingNotes.h"
#include "RecordingSystem.h"
