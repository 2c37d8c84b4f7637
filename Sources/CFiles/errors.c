// Error numbers in words.

#include "internal.h"

#include <string.h>

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
