/// The text being edited: scalars, and a cursor before one of them.
///
/// It holds scalars, not characters, since a character may be typed in several pieces.
struct EditBuffer: Equatable {
  /// The text.
  private(set) var scalars: [Unicode.Scalar]
  /// How many scalars stand before the cursor.
  private(set) var cursor: Int

  /// Makes a buffer; a cursor outside is moved to the nearer end.
  init(_ scalars: [Unicode.Scalar] = [], cursor: Int = .max) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor), scalars.count)
  }

  /// Makes a buffer with the cursor at the end.
  init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  /// The text as characters.
  var text: String { Self.text(scalars[...]) }

  /// The text before the cursor.
  var textBeforeCursor: String { Self.text(scalars[..<cursor]) }

  /// Whether the cursor stands behind the last character.
  var isAtEnd: Bool { cursor == scalars.count }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

// MARK: - Edits

extension EditBuffer {
  /// Inserts scalars before the cursor.
  mutating func insert(_ inserted: some Collection<Unicode.Scalar>) {
    scalars.insert(contentsOf: inserted, at: cursor)
    cursor += inserted.count
  }

  /// Takes scalars out, and moves the cursor to where they stood.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> [Unicode.Scalar] {
    let removed = Array(scalars[range])
    scalars.removeSubrange(range)
    cursor = range.lowerBound
    return removed
  }

  /// Moves the cursor before the scalar of that index.
  mutating func moveCursor(to index: Int) { cursor = min(max(0, index), scalars.count) }
}

// MARK: - Characters and lines

extension EditBuffer {
  /// Where the character before the cursor begins.
  var previousCharacter: Int {
    let near = scalars[max(0, cursor - Self.longestCharacter)..<cursor]
    return cursor - (Self.text(near).last?.unicodeScalars.count ?? 0)
  }

  /// Where the character after the cursor ends.
  var nextCharacter: Int {
    let near = scalars[cursor...].prefix(Self.longestCharacter)
    return cursor + (Self.text(near).first?.unicodeScalars.count ?? 0)
  }

  /// Where the word before the cursor begins, with what stands between.
  var previousWord: Int {
    var index = cursor
    while index > 0, !scalars[index - 1].isOfWord { index -= 1 }
    while index > 0, scalars[index - 1].isOfWord { index -= 1 }
    return index
  }

  /// Where the word after the cursor ends, with what stands between.
  var nextWord: Int {
    let word = scalars[cursor...].drop { !$0.isOfWord }
    return word.drop { $0.isOfWord }.startIndex
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
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
  }
}
