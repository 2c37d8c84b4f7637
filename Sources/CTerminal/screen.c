#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CTerminal.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <wchar.h>
#include <wctype.h>

bool terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool terminal_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !is_utf8(); i++)
    (void)setlocale(LC_CTYPE, names[i]);
  return is_utf8();
}

int terminal_width(uint32_t scalar) {
  if (!iswprint((wint_t)scalar)) return -1;
  int width = wcwidth((wchar_t)scalar);
  return width < 0 ? 0 : width;
}
