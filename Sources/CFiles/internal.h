// Functions shared by the files of this target.
#ifndef VIPERLAB_FILES_INTERNAL_H
#define VIPERLAB_FILES_INTERNAL_H

#include "CFiles.h"

enum {
  TEMPORARY_NAME_LENGTH = sizeof ".viperlab-0123456789abcdef.tmp" - 1,
};

/// Writes all bytes; returns 0 or an errno value, after which some bytes may have been written.
int fill(int file, const void *bytes, size_t count);

/// Creates a temporary file in a folder and locks it until it is closed; returns 0 or an errno value.
///
/// `name` gets the random name, `file` the descriptor.
int open_temporary(int folder, unsigned mode, char name[TEMPORARY_NAME_LENGTH + 1], int *file);

/// Removes this user's temporary files from a folder, except locked ones, which are still being written.
void remove_leftovers(int folder);

#endif
