// Names of participants in a line.

extension NotationScanner {
  /// A participant's name as written in a line, divided at dots; `isBare` if no part is in back-ticks.
  struct Name {
    var parts: [String]
    var isBare: Bool

    var text: String { parts.count == 1 ? parts[0] : parts.joined(separator: ".") }

    /// Whether this name in the place of a lost message's receiver means a property: a bare name in lower case.
    var isProperty: Bool {
      isBare && ![String.nobody, .somebody].contains(text)
        && text.unicodeScalars.first?.properties.isLowercase == true
    }
  }

  /// Reads a participant's name up to a blank or the end of the line; throws for a malformed name and for one before a comma.
  mutating func nameBeforeBlank() throws(TraceReadingError) -> Name {
    let name = try name()
    if next == UInt8(ascii: ",") { throw bareNameError() }
    return name
  }

  /// Skips a name that was read recently and returns its participant; skips nothing and returns nil for any other.
  mutating func knownName(in names: NotationNames) -> Participant? {
    let (end, sum) = wordEnd
    let participant = names.recent(bytes[range: position..<end], sum: sum)
    if participant != nil { position = end }
    return participant
  }

  /// Lets `names` remember the participant's name between `start` and the current position, unless it contains blanks.
  func remember(_ participant: Participant, from start: Int, in names: inout NotationNames) {
    var word = self
    word.position = start
    let (end, sum) = word.wordEnd
    guard end == position else { return }
    names.remember(bytes[range: start..<end], sum: sum, as: participant)
  }

  /// The offset after the word at the current position, which ends at a blank or the line's end, and a hash of the word.
  private var wordEnd: (end: Int, sum: UInt) {
    var end = position
    var sum: UInt = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: " ") {
      sum = sum &* 31 &+ UInt(bytes[end])
      end += 1
    }
    return (end, sum)
  }

  func names(in range: Range<Int>) throws(TraceReadingError) -> [String] {
    var names: [String] = []
    let bytes = bytes[range: 0..<range.upperBound]
    var list = NotationScanner(bytes: bytes, line: line, position: range.lowerBound)
    repeat {
      list.skipBlanks()
      names.append(try list.name().text)
    } while list.skip(",")
    list.skipBlanks()
    guard list.isAtEnd else { throw list.error(TraceReadingError.superfluousText) }
    return names
  }

  /// Reads a participant's name up to a blank, a comma or the end of the line; throws if the name is malformed.
  mutating func name() throws(TraceReadingError) -> Name {
    var name = Name(parts: [], isBare: true)
    repeat {
      if skip("`") {
        name.isBare = false
        name.parts.append(try quotedPart())
      } else {
        name.parts.append(try barePart())
      }
    } while skip(".")
    guard isAtEnd || next == UInt8(ascii: " ") || next == UInt8(ascii: ",") else {
      throw bareNameError()
    }
    return name
  }

  private mutating func barePart() throws(TraceReadingError) -> String {
    let start = position
    while let scalar = nextScalar(),
      position == start ? scalar.startsIdentifier : scalar.continuesIdentifier
    {
      position += UTF8.width(scalar)
    }
    guard position > start else { throw bareNameError() }
    skipOrdinal()
    return text(start..<position)
  }

  private mutating func quotedPart() throws(TraceReadingError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "`") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      throw error("this name needs a second back-tick", at: start - 1)
    }
    let end = position
    position += 1
    skipOrdinal()
    return try decoded(start..<end, keepingQuotes: false) + text(end + 1..<position)
  }

  private mutating func skipOrdinal() {
    guard next == UInt8(ascii: ":"), position + 1 < bytes.count, bytes[position + 1].isDigit
    else { return }
    position += 1
    while next?.isDigit == true { position += 1 }
  }

  private func bareNameError() -> TraceReadingError {
    guard let scalar = nextScalar(), scalar != " " else {
      return error("expected a name, such as View, Detail.View or `any name`")
    }
    let character = String(Character(scalar)).notationLabel
    return error("\(character) cannot stand in a bare name; put the name in back-ticks")
  }

  private func nextScalar() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let end = min(position + 4, bytes.count)
    return text(position..<end).unicodeScalars.first
  }
}
