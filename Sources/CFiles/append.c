// Files to which several processes append.

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PAUSE = 5 };

/// Locks a file; returns FILES_IS_LOCKED if another open descriptor still holds the lock after `milliseconds`.
static int lock(int descriptor, int milliseconds) {
  while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK) return errno;
    if (milliseconds <= 0) return FILES_IS_LOCKED;
    (void)poll(NULL, 0, PAUSE);
    milliseconds -= PAUSE;
  }
  return 0;
}

/// Returns whether a file's status shows that the file is /dev/null.
static bool is_null(const struct stat *status) {
  struct stat null;
  return S_ISCHR(status->st_mode) && stat("/dev/null", &null) == 0
    && status->st_rdev == null.st_rdev;
}

/// Opens, or unless `mode` is 0 creates, a regular file for appending; fails for devices, pipes and, without `follows_link`, links.
static int open_regular(const char *path, unsigned mode, bool follows_link, int *descriptor) {
  const int flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    | (mode == 0 ? 0 : O_CREAT) | (follows_link ? 0 : O_NOFOLLOW);
  *descriptor = open(path, flags, (mode_t)mode);
  if (*descriptor < 0) {
    struct stat status;
    int error = errno;
    bool is_link = !follows_link && lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
    return is_link ? FILES_IS_LINK : error == ENXIO ? FILES_IS_PIPE : error;
  }
  struct stat status;
  if (fstat(*descriptor, &status) == 0 && S_ISREG(status.st_mode)) return 0;
  int error = is_null(&status) ? FILES_IS_NULL : FILES_IS_PIPE;
  close(*descriptor);
  return error;
}

bool files_has_name(int descriptor, const char *path, bool follows_link) {
  struct stat held, named;
  return fstat(descriptor, &held) == 0
    && (follows_link ? stat(path, &named) : lstat(path, &named)) == 0
    && held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

int files_open_locked(
  const char *path, unsigned mode, bool follows_link, int milliseconds, int *descriptor
) {
  for (int attempt = 0; attempt < 1000; attempt++) {
    int error = open_regular(path, mode, follows_link, descriptor);
    if (error != 0) return error;
    error = lock(*descriptor, milliseconds);
    if (error == 0 && files_has_name(*descriptor, path, follows_link)) return 0;
    close(*descriptor);
    if (error != 0) return error;
  }
  return FILES_IS_LOCKED;
}

int files_append(int descriptor, const void *bytes, size_t count) {
  struct stat before;
  if (fstat(descriptor, &before) != 0) return errno;
  int error = fill(descriptor, bytes, count);
  if (error != 0) (void)ftruncate(descriptor, before.st_size);
  return error;
}

int files_open_new(const char *path, const char *former, unsigned mode, int *descriptor) {
  int error = files_open_locked(path, mode, true, 0, descriptor);
  if (error != 0) return error;
  struct stat status;
  if (fstat(*descriptor, &status) != 0 || status.st_size == 0) return 0;
  error = rename(path, former) == 0 ? 0 : errno;
  close(*descriptor);
  return error != 0 ? error : files_open_locked(path, mode, true, 0, descriptor);
}

void files_close(int descriptor) { close(descriptor); }
