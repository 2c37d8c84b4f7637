// A time limit for replays of transcripts, and a message when a replay crashes.
#ifndef VIPERLAB_REPLAYS_H
#define VIPERLAB_REPLAYS_H

#include <stdbool.h>
#include <stddef.h>

/// Milliseconds that a replay may run on after its interrupt; if it has not ended by then, the process exits.
enum { REPLAYS_GRACE = 1000 };

/// Starts to watch a replay; returns its number, from 0, or -1 where too many are watched.
///
/// If the replay still runs after `milliseconds`, another thread calls `interrupt` with `context` and ignores the result. If
/// the replay has not ended REPLAYS_GRACE later, the process reports it on standard error and exits with status 4. At most
/// 511 bytes of the name are copied.
int replays_begin(
  const char *_Nonnull name,
  int milliseconds,
  bool (*_Nonnull interrupt)(void *_Nullable),
  void *_Nullable context
);

/// Sets a function to call before the process exits because a replay cannot be stopped; NULL for none.
///
/// The function runs on another thread while the replay still runs, with the replay's name and line. No replay begins
/// or ends meanwhile. The process exits when the function returns, and after ten seconds at the latest.
void replays_before_leaving(
  void (*_Nullable body)(void *_Nullable context, const char *_Nonnull name, int line),
  void *_Nullable context
);

/// Records that the calling thread now replays `line` of the replay `number`; has no effect if `number` is -1.
///
/// From now on a crash of this thread is reported with the replay's name and line and ends the process with status 4.
void replays_enter(int number, int line);

/// Undoes `replays_enter`: a crash of the calling thread is no longer reported as a crash of any replay.
void replays_leave(int number);

/// Ends the watch of the replay `number`; returns whether the replay was interrupted at its time limit, false for -1.
bool replays_end(int number);

#endif
