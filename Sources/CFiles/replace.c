// Replacing the contents of a file.

#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(O_PATH)
#define ONLY_NAMES O_PATH
#elif defined(O_SEARCH)
#define ONLY_NAMES O_SEARCH
#else
#define ONLY_NAMES O_RDONLY
#endif

/// The location of a file: its folder, opened, and its name in the folder.
struct entry {
  int folder;
  char name[NAME_MAX + 1];
};

int fill(int file, const void *bytes, size_t count) {
  const uint8_t *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : EIO;
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

/// Replaces `path`, if a symbolic link, by its final target, which may not exist; returns ELOOP after 40 links, ENAMETOOLONG or 0.
static int follow(char path[PATH_MAX]) {
  char target[PATH_MAX];
  for (int links = 0; links < 40; links++) {
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0) return 0;
    target[length] = '\0';
    char *slash = target[0] == '/' ? NULL : strrchr(path, '/');
    size_t kept = slash == NULL ? 0 : (size_t)(slash + 1 - path);
    if (kept + (size_t)length >= PATH_MAX) return ENAMETOOLONG;
    memcpy(path + kept, target, (size_t)length + 1);
  }
  return ELOOP;
}

/// Stores in `entry` the name of a file and its opened folder, with all symbolic links followed; returns 0 or an errno value.
static int find(const char *path, struct entry *entry) {
  char real[PATH_MAX];
  if (path[0] == '\0') return ENOENT;
  if (strlen(path) >= sizeof real) return ENAMETOOLONG;
  strcpy(real, path);
  int error = follow(real);
  if (error != 0) return error;
  char *slash = strrchr(real, '/');
  const char *name = slash == NULL ? real : slash + 1;
  if (strlen(name) > NAME_MAX) return ENAMETOOLONG;
  if (name[0] == '\0') return EISDIR;
  strcpy(entry->name, name);
  if (slash != NULL) slash[1] = '\0';
  const char *folder = slash == NULL ? "." : real;
  entry->folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (entry->folder < 0 && errno == EACCES)
    entry->folder = open(folder, ONLY_NAMES | O_DIRECTORY | O_CLOEXEC);
  return entry->folder < 0 ? errno : 0;
}

/// Gives a file the owner, group and mode of the file it replaces; returns 0 or an errno value.
///
/// Where the owner or group cannot be set, the set-ID bits are cleared. Where the group cannot be set, its permissions become those
/// of other users.
static int copy_owner_and_mode(int file, const struct stat *old) {
  struct stat now;
  if (fstat(file, &now) != 0) return errno;
  mode_t mode = old->st_mode & 07777;
  if (now.st_uid != old->st_uid && fchown(file, old->st_uid, old->st_gid) != 0) mode &= 01777;
  if (fstat(file, &now) != 0) return errno;
  if (now.st_gid != old->st_gid && fchown(file, (uid_t)-1, old->st_gid) != 0)
    mode = (mode & 01707) | (mode & 07) << 3;
  return fchmod(file, mode) == 0 ? 0 : errno;
}

static int replace(
  const struct entry *entry,
  const struct stat *old,
  const void *bytes,
  size_t count,
  unsigned mode
) {
  char temporary[TEMPORARY_NAME_LENGTH + 1];
  int file = -1;
  int error = open_temporary(entry->folder, old == NULL ? mode : 0600, temporary, &file);
  if (error != 0) return error;
  if (old != NULL) error = copy_owner_and_mode(file, old);
  if (error == 0) error = fill(file, bytes, count);
  if (error == 0 && fsync(file) != 0) error = errno;
  if (error == 0 && renameat(entry->folder, temporary, entry->folder, entry->name) != 0)
    error = errno;
  if (error != 0) (void)unlinkat(entry->folder, temporary, 0);
  close(file);
  if (error == 0) (void)fsync(entry->folder);
  return error;
}

/// Appends bytes to a device or an open file instead of replacing it; returns 0, FILES_IS_PIPE or an errno value.
static int write_into(const char *path, const void *bytes, size_t count) {
  int file = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return errno == ENXIO ? FILES_IS_PIPE : errno;
  (void)fcntl(file, F_SETFL, O_APPEND);
  int error = fill(file, bytes, count);
  if (close(file) != 0 && error == 0) error = errno;
  return error;
}

/// Returns whether a path begins as the paths of a process's open files do: /dev/std…, /dev/fd/ or /proc/.
static bool is_descriptor(const char *path) {
  return strncmp(path, "/dev/std", 8) == 0 || strncmp(path, "/dev/fd/", 8) == 0
    || strncmp(path, "/proc/", 6) == 0;
}

/// Returns the reason why an existing file must not be replaced; 0 for none.
static int refusal(const char *path, const struct stat *old) {
  if (S_ISDIR(old->st_mode)) return EISDIR;
  if (S_ISFIFO(old->st_mode) || S_ISSOCK(old->st_mode)) return FILES_IS_PIPE;
  if ((old->st_mode & 0222) == 0) return FILES_READ_ONLY;
  return access(path, W_OK) == 0 ? 0 : errno;
}

int files_replace(const char *path, const void *bytes, size_t count, unsigned mode) {
  struct stat old;
  const bool exists = stat(path, &old) == 0;
  if (!exists && errno != ENOENT) return errno;
  if (exists && is_descriptor(path) && !S_ISDIR(old.st_mode))
    return write_into(path, bytes, count);
  int error = exists ? refusal(path, &old) : 0;
  if (error != 0) return error;
  if (exists && !S_ISREG(old.st_mode)) return write_into(path, bytes, count);
  struct entry entry;
  error = find(path, &entry);
  if (error != 0) return error;
  remove_leftovers(entry.folder);
  error = replace(&entry, exists ? &old : NULL, bytes, count, mode);
  close(entry.folder);
  return error;
}

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

bool files_is_older_than_code(const char *path, const void *address) {
  Dl_info info;
  const char *code = dladdr(address, &info) != 0 ? info.dli_fname : NULL;
#ifdef __linux__
  // The main program is listed under its first argument, which need not be its path.
  if (code == NULL || strcmp(code, program_invocation_name) == 0) code = "/proc/self/exe";
#endif
  struct stat file, image;
  if (code == NULL || stat(path, &file) != 0 || stat(code, &image) != 0) return false;
  if (file.st_mtim.tv_sec != image.st_mtim.tv_sec)
    return file.st_mtim.tv_sec < image.st_mtim.tv_sec;
  return file.st_mtim.tv_nsec < image.st_mtim.tv_nsec;
}

void files_remove_leftovers(const char *path) {
  struct entry entry;
  if (find(path, &entry) != 0) return;
  remove_leftovers(entry.folder);
  close(entry.folder);
}

const char *files_error_text(int error) {
  switch (error) {
  case FILES_READ_ONLY: return "it is read-only";
  case FILES_IS_PIPE: return "it is no ordinary file";
  case FILES_IS_LINK: return "it has become a link";
  case FILES_IS_NULL: return "it keeps nothing";
  case FILES_IS_LOCKED: return "another program holds it";
  default: return strerror(error);
  }
}
