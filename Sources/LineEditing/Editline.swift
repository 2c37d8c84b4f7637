import CLibedit

/// libedit's editor, and the calls of it that are used.
struct Editline {
  /// libedit's own reference.
  let handle: OpaquePointer

  /// The text being edited.
  var buffer: EditBuffer {
    let text = editline_current_text(handle)
    let scalars = UnsafeBufferPointer(start: text.scalars, count: text.count)
    return EditBuffer(scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" }, cursor: text.cursor)
  }

  /// Inserts scalars at the cursor; says whether there was room.
  @discardableResult
  func insert(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    editline_insert(handle, Self.terminated(scalars)) == 0
  }

  /// Deletes scalars before the cursor.
  func deleteBeforeCursor(_ count: Int) {
    if count > 0 { editline_delete_before_cursor(handle, Int32(clamping: count)) }
  }

  /// Moves the cursor before the scalar of that index.
  func moveCursor(to index: Int) { editline_move_cursor(handle, max(0, index)) }

  /// Makes keys the next ones read.
  func push(_ keys: String) { editline_push(handle, Self.terminated(keys.unicodeScalars)) }

  /// Draws prompt and text anew where the cursor is.
  func redraw() { editline_redraw(handle) }

  /// Reads a line with its end; nil at the end of input, and when reading was broken off.
  func readLine() -> String? {
    var count: Int32 = 0
    guard let line = editline_read_line(handle, &count), count > 0 else { return nil }
    var text = String.UnicodeScalarView()
    for index in 0..<Int(count) { text.append(Unicode.Scalar(line[index]) ?? "\u{FFFD}") }
    return String(text)
  }

  /// The scalars as libedit wants them: ended by 0, and without any before that.
  static func terminated(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt32] {
    scalars.lazy.map(\.value).filter { $0 != 0 } + [0]
  }
}
