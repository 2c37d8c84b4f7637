// Calls of libedit that Swift cannot make: its entry points are variadic, and its constants for
// standard input and output are mutable globals.
//
// Only what both Apple's libedit (3.0, of 2012) and Debian's (3.1) know is used. A character is a
// uint32_t here, so that it meets Unicode.Scalar.value without a cast.
#ifndef VIPERLAB_LIBEDIT_SHIM_H
#define VIPERLAB_LIBEDIT_SHIM_H

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t must hold a Unicode scalar");

typedef uint32_t *(*editline_prompt_function)(EditLine *);
typedef unsigned char (*editline_command_function)(EditLine *, int);
typedef int (*editline_read_function)(EditLine *, uint32_t *);

/// The text being edited; valid until it is edited again.
typedef struct {
  const uint32_t *scalars;
  size_t count, cursor;
} editline_text;

/// Makes an editor on standard input and output.
static inline EditLine *editline_make(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline void editline_flush(void) { (void)fflush(stdout); }

static inline void editline_set_owner(EditLine *editor, void *owner) {
  (void)el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *editline_owner(EditLine *editor) {
  void *owner = NULL;
  (void)el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

/// Leaves signals to the program, starts with the keys of Emacs, and lets Enter and the line ends
/// of a paste come as they were typed.
static inline void editline_use_defaults(EditLine *editor) {
  (void)el_set(editor, EL_SIGNAL, 0);
  (void)el_set(editor, EL_EDITOR, "emacs");
  (void)el_set(editor, EL_SETTY, "-d", "-icrnl", "-inlcr", (const char *)NULL);
}

static inline void editline_set_prompt(EditLine *editor, editline_prompt_function prompt) {
  (void)el_wset(editor, EL_PROMPT, prompt);
}

/// Through el_wset, for el_set means a reader of single bytes in Apple's libedit.
static inline void editline_set_reader(EditLine *editor, editline_read_function read) {
  (void)el_wset(editor, EL_GETCFN, read);
}

static inline void editline_bind(EditLine *editor, const char *key, const char *command) {
  (void)el_set(editor, EL_BIND, key, command, (const char *)NULL);
}

/// Makes a command known; a key can only be bound to a name that is known.
static inline void editline_add_command(EditLine *editor, const char *name,
                                        editline_command_function run) {
  (void)el_set(editor, EL_ADDFN, name, name, run);
}

/// Takes the terminal for editing, or gives it back.
static inline void editline_take_terminal(EditLine *editor, bool take) {
  (void)el_set(editor, EL_PREP_TERM, take ? 1 : 0);
}

/// Forgets what is on the screen and draws prompt and text where the cursor is.
static inline void editline_redraw(EditLine *editor) { (void)el_wset(editor, EL_REFRESH); }

static inline const uint32_t *editline_read_line(EditLine *editor, int *count) {
  return (const uint32_t *)el_wgets(editor, count);
}

/// Inserts scalars that end in 0 at the cursor.
static inline int editline_insert(EditLine *editor, const uint32_t *scalars) {
  return el_winsertstr(editor, (const wchar_t *)scalars);
}

static inline void editline_delete_before_cursor(EditLine *editor, int count) {
  el_deletestr(editor, count);
}

/// Makes scalars that end in 0 the next ones read, as if they had been typed.
static inline void editline_push(EditLine *editor, const uint32_t *scalars) {
  el_wpush(editor, (const wchar_t *)scalars);
}

static inline editline_text editline_current_text(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  editline_text text = {(const uint32_t *)line->buffer, (size_t)(line->lastchar - line->buffer),
                        (size_t)(line->cursor - line->buffer)};
  return text;
}

/// Moves the cursor; LineInfoW is a view of the line itself.
static inline void editline_move_cursor(EditLine *editor, size_t index) {
  LineInfoW *line = (LineInfoW *)(uintptr_t)el_wline(editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (index < count ? index : count);
}

static inline void editline_use_history(EditLine *editor, HistoryW *history, int limit) {
  HistEventW event;
  (void)history_w(history, &event, H_SETSIZE, limit);
  (void)el_wset(editor, EL_HIST, history_w, history);
}

/// Adds scalars that end in 0 to the history.
static inline void editline_remember(HistoryW *history, const uint32_t *scalars) {
  HistEventW event;
  (void)history_w(history, &event, H_ENTER, (const wchar_t *)scalars);
}

#endif
