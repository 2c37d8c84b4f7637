// Calls of libedit that Swift cannot make: its entry points are variadic, and standard input is a
// mutable global.
//
// Uses only calls that both Apple's libedit (3.0, of 2012) and Debian's (3.1) have, except
// el_init_fd. A character is a uint32_t here, so that it meets Unicode.Scalar.value without a cast.
#ifndef VIPERLAB_LIBEDIT_SHIM_H
#define VIPERLAB_LIBEDIT_SHIM_H

#include <histedit.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t must hold a Unicode scalar");

typedef unsigned char (*editline_command_function)(EditLine *, int);
typedef int (*editline_read_function)(EditLine *, uint32_t *);

/// The text being edited; valid until it is edited again.
typedef struct {
  const uint32_t *scalars;
  size_t count, cursor;
} editline_text;

static inline wchar_t *editline_no_prompt(EditLine *editor) {
  static wchar_t nothing[1];
  (void)editor;
  return nothing;
}

/// Makes a libedit editor that reads standard input and draws into `unseen`; NULL if libedit cannot start.
///
/// libedit's settings files can address the program by the name `program`.
static inline EditLine *editline_make(const char *program, FILE *unseen) {
#ifdef __APPLE__
  return el_init(program, stdin, unseen, unseen);
#else
  return el_init_fd(program, stdin, unseen, unseen, 0, 1, 2);
#endif
}

/// Sets Emacs keys in place of any chosen before, no prompt, no handling of signals, and `read` as the function that reads keys.
/// Callbacks receive `owner`, which is not retained.
static inline void editline_begin(EditLine *editor, void *owner, editline_read_function read) {
  (void)el_set(editor, EL_CLIENTDATA, owner);
  (void)el_set(editor, EL_SIGNAL, 0);
  (void)el_set(editor, EL_EDITOR, "emacs");
  (void)el_wset(editor, EL_PROMPT, editline_no_prompt);
  // el_set would mean a reader of single bytes in Apple's libedit.
  (void)el_wset(editor, EL_GETCFN, read);
}

static inline void *editline_owner(EditLine *editor) {
  void *owner = NULL;
  (void)el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

/// Whether the person has chosen the keys of vi.
static inline bool editline_is_vi(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && strcmp(name, "vi") == 0;
}

/// Makes a command known; a key can only be bound to a name that is known.
static inline void editline_add_command(EditLine *editor, const char *name,
                                        editline_command_function run) {
  (void)el_set(editor, EL_ADDFN, name, name, run);
}

/// Sets the number of rows and the number of columns that libedit assumes for the screen, both to `side`.
static inline void editline_set_size(EditLine *editor, const char *side) {
  (void)el_set(editor, EL_SETTC, "co", side, (const char *)NULL);
  (void)el_set(editor, EL_SETTC, "li", side, (const char *)NULL);
}

static inline const uint32_t *editline_read_line(EditLine *editor, int *count) {
  return (const uint32_t *)el_wgets(editor, count);
}

/// Inserts `scalars`, which end with 0, at the cursor; returns -1 for no scalars, or if the line cannot hold them.
static inline int editline_insert(EditLine *editor, const uint32_t *scalars) {
  return el_winsertstr(editor, (const wchar_t *)scalars);
}

static inline void editline_delete_before_cursor(EditLine *editor, int count) {
  el_deletestr(editor, count);
}

static inline editline_text editline_current_text(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  editline_text text = {(const uint32_t *)line->buffer, (size_t)(line->lastchar - line->buffer),
                        (size_t)(line->cursor - line->buffer)};
  return text;
}

/// Moves the cursor to the scalar at `index`, at most to the end of the line.
///
/// `el_wline` returns the editor's own line, not a copy: a write to its `cursor` moves the editor's cursor.
static inline void editline_move_cursor(EditLine *editor, size_t index) {
  LineInfoW *line = (LineInfoW *)(uintptr_t)el_wline(editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (index < count ? index : count);
}

/// A history that is filled late: when libedit first uses it, `fill`, unless NULL, is called once with `owner`.
typedef struct {
  HistoryW *history;
  void (*fill)(void *);
  void *owner;
} editline_history;

static inline int editline_ask_history(void *reference, HistEventW *event, int operation, ...) {
  editline_history *remembered = reference;
  void (*fill)(void *) = remembered->fill;
  remembered->fill = NULL;
  if (fill != NULL) fill(remembered->owner);
  va_list arguments;
  va_start(arguments, operation);
  const wchar_t *argument = va_arg(arguments, const wchar_t *);
  va_end(arguments);
  return history_w(remembered->history, event, operation, argument);
}

/// Makes libedit's commands take lines from `remembered`, which must outlive the editor; keeps `limit` lines at most.
static inline void editline_use_history(EditLine *editor, editline_history *remembered, int limit) {
  HistEventW event;
  (void)history_w(remembered->history, &event, H_SETSIZE, limit);
  (void)el_wset(editor, EL_HIST, editline_ask_history, remembered);
}

/// Adds a line to the history; `scalars` end with 0.
static inline void editline_remember(HistoryW *history, const uint32_t *scalars) {
  HistEventW event;
  (void)history_w(history, &event, H_ENTER, (const wchar_t *)scalars);
}

#endif
