/// What a key does.
enum EditorCommand: Equatable {
  /// Ends the line.
  case enter
  /// Asks for completion.
  case complete
  /// Begins a text that the terminal hands over as a whole.
  case paste
  /// Moves the cursor.
  case left, right, up, down, previousWord, nextWord, start, end
  /// Takes a character out; with nothing typed, `deleteOrLeave` ends the input.
  case backspace, delete, deleteOrLeave
  /// Takes more out, and remembers it.
  case killToStart, killToEnd, killToBlank, killPreviousWord, killNextWord
  /// Puts in what was taken out last.
  case yank
  /// Changes what stands there.
  case transpose, capitalize, uppercase, lowercase
  /// Puts in the line's own end, or the next key as it is.
  case newline, quote
  /// Goes through earlier lines.
  case older, newer, oldest, newest, searchOlder, searchNewer, cancel
  /// Draws the line at the top of an empty screen.
  case clearScreen
  /// A key that is known, and does nothing.
  case nothing
}
