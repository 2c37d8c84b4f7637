// Temporary files beside the files to be replaced, and the removal of those left by killed processes.

#include "internal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const char prefix[] = ".viperlab-";
static const char suffix[] = ".tmp";
static const char digits[] = "0123456789abcdef";

static int fill_randomly(uint8_t *bytes, size_t count) {
#if defined(__APPLE__)
  arc4random_buf(bytes, count);
  return 0;
#else
  return getentropy(bytes, count) == 0 ? 0 : errno;
#endif
}

static int choose_name(char name[TEMPORARY_NAME_LENGTH + 1]) {
  uint8_t chance[8];
  int error = fill_randomly(chance, sizeof chance);
  if (error != 0) return error;
  char *end = name + sizeof prefix - 1;
  memcpy(name, prefix, sizeof prefix - 1);
  for (size_t index = 0; index < sizeof chance; index++) {
    *end++ = digits[chance[index] >> 4];
    *end++ = digits[chance[index] & 15];
  }
  memcpy(end, suffix, sizeof suffix);
  return 0;
}

static bool is_name(const char *name) {
  const size_t begin = sizeof prefix - 1;
  return strlen(name) == TEMPORARY_NAME_LENGTH && strncmp(name, prefix, begin) == 0
    && strspn(name + begin, digits) == 16 && strcmp(name + begin + 16, suffix) == 0;
}

int open_temporary(int folder, unsigned mode, char name[TEMPORARY_NAME_LENGTH + 1], int *file) {
  for (int attempt = 0; attempt < 100; attempt++) {
    int error = choose_name(name);
    if (error != 0) return error;
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    *file = openat(folder, name, flags, (mode_t)mode);
    if (*file < 0 && errno == EEXIST) continue;
    if (*file < 0) return errno;
    // Another process may have removed the file as a leftover before it was locked.
    struct stat status;
    (void)flock(*file, LOCK_EX);
    if (fstat(*file, &status) == 0 && status.st_nlink > 0) return 0;
    close(*file);
  }
  return EEXIST;
}

/// Removes a temporary file of this user unless another descriptor, the writer's, still holds the file's lock.
static void remove_leftover(int folder, const char *name) {
  int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  bool is_ours = fstat(file, &status) == 0 && S_ISREG(status.st_mode)
    && status.st_uid == geteuid() && flock(file, LOCK_EX | LOCK_NB) == 0;
  if (is_ours) (void)unlinkat(folder, name, 0);
  close(file);
}

void remove_leftovers(int folder) {
  int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *entries = again < 0 ? NULL : fdopendir(again);
  if (entries == NULL) {
    if (again >= 0) close(again);
    return;
  }
  for (struct dirent *entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    if (is_name(entry->d_name)) remove_leftover(folder, entry->d_name);
  }
  closedir(entries);
}
