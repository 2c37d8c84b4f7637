// What a run of transcripts needs from C: an end for a session that has none, and a message when one crashes.
#ifndef VIPERLAB_REPLAYS_H
#define VIPERLAB_REPLAYS_H

#include <stdbool.h>
#include <stddef.h>

/// How long who was asked to stop may take to do so, in milliseconds.
enum { REPLAYS_GRACE = 1000 };

/// Begins to watch a replay; gives a number for it, or -1 when too many are watched.
///
/// When the time is over `interrupt` is called with `context`, on another thread; when that has no effect, the process
/// says so and leaves with status 4. The name is copied.
int replays_begin(
  const char *_Nonnull name,
  int milliseconds,
  bool (*_Nonnull interrupt)(void *_Nullable),
  void *_Nullable context
);

/// Has something done before the process leaves because a replay cannot be stopped; null for nothing.
///
/// It runs on another thread while the replay still does, with the replay's name and line, and no replay begins or
/// ends meanwhile. The process leaves when it returns, and after ten seconds at the latest.
void replays_before_leaving(
  void (*_Nullable body)(void *_Nullable context, const char *_Nonnull name, int line),
  void *_Nullable context
);

/// Says on which line of its page a replay is, on the thread that carries it out.
///
/// A crash of that thread from now on is told with name and line, and ends the process with status 4.
void replays_enter(int number, int line);

/// Says that the thread has done what it entered.
void replays_leave(int number);

/// Ends the watch; says whether the time was over before.
bool replays_end(int number);

#endif
