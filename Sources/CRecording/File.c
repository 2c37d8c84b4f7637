#include "CRecording.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Writes all bytes and sees that they reach the file; 0, or errno.
static int fill(int file, const uint8_t *bytes, uintptr_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes += written;
    count -= (uintptr_t)written;
  }
  return fsync(file) == 0 ? 0 : errno;
}

int recording_write_file(const char *path, const uint8_t *bytes, uintptr_t count) {
  size_t length = strlen(path) + sizeof ".XXXXXX";
  char *beside = malloc(length);
  if (beside == NULL) return ENOMEM;
  snprintf(beside, length, "%s.XXXXXX", path);
  int file = mkstemp(beside);
  int error = file < 0 ? errno : fill(file, bytes, count);
  if (file >= 0 && close(file) != 0 && error == 0) error = errno;
  if (error == 0 && rename(beside, path) != 0) error = errno;
  if (error != 0 && file >= 0) unlink(beside);
  free(beside);
  return error;
}

const char *recording_error_text(int error) { return strerror(error); }
