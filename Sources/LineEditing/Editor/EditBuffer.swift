/// A text being edited, with a cursor; it holds scalars, since a character may be typed in several.
struct EditBuffer: Equatable {
  let scalars: [Unicode.Scalar]
  /// The position of the cursor, as the number of scalars before it.
  let cursor: Int

  /// Creates a buffer with a text; a cursor out of range is moved to the nearer end.
  init(_ scalars: [Unicode.Scalar] = [], cursor: Int = .max) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor), scalars.count)
  }

  init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  var text: String { Self.text(scalars[...]) }

  var textBeforeCursor: String { Self.text(scalars[..<cursor]) }

  var isAtEnd: Bool { cursor == scalars.count }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  // MARK: - Characters and lines

  /// The index of the scalar at which the character before the cursor begins; the cursor's position if there is none.
  var previousCharacter: Int {
    let near = scalars[max(0, cursor - Self.maximumCharacterLength)..<cursor]
    return cursor - (Self.text(near).last?.unicodeScalars.count ?? 0)
  }

  /// The index at which the character after the cursor ends; the cursor's position if there is none.
  var nextCharacter: Int {
    let near = scalars[cursor...].prefix(Self.maximumCharacterLength)
    return cursor + (Self.text(near).first?.unicodeScalars.count ?? 0)
  }

  var previousWord: Int {
    var index = cursor
    while index > 0, !scalars[index - 1].isOfWord { index -= 1 }
    while index > 0, scalars[index - 1].isOfWord { index -= 1 }
    return index
  }

  var nextWord: Int {
    let word = scalars[cursor...].drop { !$0.isOfWord }
    return word.drop { $0.isOfWord }.startIndex
  }

  /// Returns the position of the cursor `offset` lines further down, or up if negative, in the same column or at the end of a
  /// shorter line; nil beyond the first or the last line.
  func cursor(movedByLines offset: Int) -> Int? {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
    let line = (starts.lastIndex { $0 <= cursor } ?? 0)
    guard starts.indices.contains(line + offset) else { return nil }
    let column = Self.text(scalars[starts[line]..<cursor]).count
    let target = scalars[starts[line + offset]...].prefix { $0 != "\n" }
    return target.startIndex + Self.text(target).prefix(column).unicodeScalars.count
  }

  /// A number of scalars that no typed character exceeds; it bounds the work of one key.
  private static let maximumCharacterLength = 64
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
  }
}
