// Files that are replaced as a whole, and files to which several processes append.
//
// An `int` result is 0, an errno value, or one of the codes below, unless a comment says otherwise.
#ifndef VIPERLAB_FILES_H
#define VIPERLAB_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Error codes for failures that have no errno value.
enum {
  /// The mode of the file has no write permission for any user.
  FILES_READ_ONLY = -1,
  /// The file is a pipe, a socket or a device.
  FILES_IS_PIPE = -2,
  /// Another open descriptor held the lock for too long, or other processes kept replacing the file.
  FILES_IS_LOCKED = -3,
  /// The path is a symbolic link, which must not be followed.
  FILES_IS_LINK = -4,
  /// The file is /dev/null.
  FILES_IS_NULL = -5,
};

/// Returns an error in words, such as `it is read-only`; the text is valid until the next call.
const char *_Nonnull files_error_text(int error);

/// Replaces the contents of a file; a reader of a regular file sees the old or the new bytes, even if the process is killed.
///
/// The bytes are written to a file with a random name in the same folder, which is then renamed. The file keeps its owner, group
/// and mode. If the owner or group cannot be kept, the set-ID bits are cleared; a changed group then has the same permissions as
/// other users.
/// A new file has `mode` less the process's mask. A symbolic link is followed, even if its target does not exist yet. If the path
/// is an existing device, or begins with /dev/std, /dev/fd/ or /proc/, the bytes are appended directly.
/// Temporary files that killed processes left in the folder are removed.
int files_replace(
  const char *_Nonnull path, const void *_Nullable bytes, size_t count, unsigned mode
);

/// Removes this user's temporary files that killed processes left in the folder of a file; `path` may lead there by symbolic links.
void files_remove_leftovers(const char *_Nonnull path);

/// Returns whether a file was last written before the program or library that is loaded at `address`; false where one of the two
/// times is unknown.
bool files_is_older_than_code(const char *_Nonnull path, const void *_Nonnull address);

/// Opens and locks a regular file, and stores its descriptor; closing the descriptor releases the lock.
///
/// If another holder has not released the lock after `milliseconds`, fails with FILES_IS_LOCKED. The descriptor belongs to
/// the file that has the path when the lock is taken: if the file was replaced during the wait, the wait begins anew.
/// `mode` is the mode of a new file; with 0 no file is created. Without `follows_link`, a symbolic link fails with FILES_IS_LINK.
int files_open_locked(
  const char *_Nonnull path, unsigned mode, bool follows_link, int milliseconds,
  int *_Nonnull descriptor
);

/// Returns whether `path` still leads to the open file; without `follows_link`, false for a symbolic link.
bool files_has_name(int descriptor, const char *_Nonnull path, bool follows_link);

/// Appends bytes to a locked file; on an error, cuts the file to its former length.
int files_append(int descriptor, const void *_Nullable bytes, size_t count);

/// Opens and locks an empty regular file; closing the descriptor releases the lock.
///
/// An existing file that is not empty is renamed to `former`, where it replaces an earlier file. If the existing
/// file's lock is held, the call fails and nothing changes. `mode` is the mode of the new file.
int files_open_new(
  const char *_Nonnull path, const char *_Nonnull former, unsigned mode, int *_Nonnull descriptor
);

/// Closes a file and releases its lock.
void files_close(int descriptor);

#endif
