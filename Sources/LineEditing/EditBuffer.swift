/// The text being edited, as libedit holds it: scalars, and a cursor before one of them.
struct EditBuffer: Equatable {
  /// The text.
  let scalars: [Unicode.Scalar]
  /// How many scalars stand before the cursor.
  let cursor: Int

  /// Makes a buffer; a cursor outside is moved to the nearer end.
  init(_ scalars: [Unicode.Scalar], cursor: Int) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor), scalars.count)
  }

  /// The text as characters.
  var text: String { Self.text(scalars[...]) }

  /// The text before the cursor.
  var textBeforeCursor: String { Self.text(scalars[..<cursor]) }

  /// Whether the cursor stands behind the last character.
  var isAtEnd: Bool { cursor == scalars.count }

  /// How many scalars the last `count` characters before the cursor have.
  func scalarCount(ofCharactersBefore count: Int) -> Int {
    textBeforeCursor.suffix(max(0, count)).unicodeScalars.count
  }

  /// How many scalars the character after the cursor has; 0 at the end.
  var scalarCountOfNextCharacter: Int {
    Self.text(scalars[cursor...].prefix(Self.longestCharacter)).first?.unicodeScalars.count ?? 0
  }

  /// The cursor one line up or down at the same column of characters; nil at the edge.
  func cursor(movedByLines offset: Int) -> Int? {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
    let line = (starts.lastIndex { $0 <= cursor } ?? 0)
    guard starts.indices.contains(line + offset) else { return nil }
    let column = Self.text(scalars[starts[line]..<cursor]).count
    let target = scalars[starts[line + offset]...].prefix { $0 != "\n" }
    return target.startIndex + Self.text(target).prefix(column).unicodeScalars.count
  }

  /// More scalars than any character people type; bounds the work of one key.
  private static let longestCharacter = 64

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
