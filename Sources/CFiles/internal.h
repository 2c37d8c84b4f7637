// What the files of this target share.
#ifndef VIPERLAB_FILES_INTERNAL_H
#define VIPERLAB_FILES_INTERNAL_H

#include "CFiles.h"

enum {
  /// How long the name is that a file has while it is written.
  BESIDE_LENGTH = sizeof ".viperlab-0123456789abcdef.tmp" - 1,
};

/// Writes all bytes.
int fill(int file, const void *bytes, size_t count);

/// Makes a file with a name that cannot be guessed in a folder, and locks it while it is open.
int open_beside(int folder, unsigned mode, char name[BESIDE_LENGTH + 1], int *file);

/// Removes what has such a name in a folder, is ours, and is not locked.
void sweep(int folder);

#endif
