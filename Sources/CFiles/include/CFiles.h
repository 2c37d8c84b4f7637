// Files that are replaced as a whole, and files that several processes add to.
//
// Functions give 0 or what went wrong: a number of errno, or one of those below.
#ifndef VIPERLAB_FILES_H
#define VIPERLAB_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is wrong with a file, where the system has no number for it.
enum {
  /// Its mode permits nobody to write it.
  FILES_READ_ONLY = -1,
  /// It is a pipe or a socket.
  FILES_IS_PIPE = -2,
  /// Another process kept it locked for too long.
  FILES_IS_LOCKED = -3,
  /// It is a link, which must not be followed.
  FILES_IS_LINK = -4,
  /// It is the device that discards what is written.
  FILES_IS_NULL = -5,
};

/// Says in words what is wrong.
const char *_Nonnull files_error_text(int error);

/// Replaces the contents of a file: a reader sees the old bytes or the new, even when the process is
/// killed meanwhile.
///
/// They are written beside the file, under a name that cannot be guessed, and renamed. The file
/// keeps its mode and, where that is permitted, its owner and group; a new one gets `mode` less the
/// mask of the process. A link is followed, to a file that is still to be made, too. Devices and
/// what is open already, such as /dev/stdout, are written into as they are. What killed writers left in
/// the same folder is removed.
int files_replace(
  const char *_Nonnull path,
  const void *_Nullable bytes,
  size_t count,
  unsigned mode
);

/// Removes what killed writers left beside a file.
void files_remove_leftovers(const char *_Nonnull path);

/// Opens a regular file under a lock, which ends when the descriptor is closed.
///
/// The descriptor is that of the file that has the name now, though it may have been replaced while
/// the lock was waited for. `mode` is that of a new file; with 0 none is made.
int files_open_locked(
  const char *_Nonnull path,
  unsigned mode,
  int milliseconds,
  int *_Nonnull descriptor
);

/// The same, but refuses a link.
int files_open_locked_unlinked(
  const char *_Nonnull path,
  unsigned mode,
  int milliseconds,
  int *_Nonnull descriptor
);

/// Whether a path still leads to the open file.
bool files_has_name(int descriptor, const char *_Nonnull path, bool follows_link);

/// Adds bytes at the end of a file that is locked: all of them, or none.
int files_append(int descriptor, const void *_Nullable bytes, size_t count);

/// Opens an empty regular file under a lock, which ends when the descriptor is closed.
///
/// What is there already gets the name `former`, unless another process holds it: then nothing changes.
/// `mode` is that of the new file.
int files_open_new(
  const char *_Nonnull path,
  const char *_Nonnull former,
  unsigned mode,
  int *_Nonnull descriptor
);

/// Closes a file, and ends its lock.
void files_close(int descriptor);

#endif
