// Names of participants in a line.

extension NotationScanner {
  /// A participant's name as written in a line, divided at dots; `isBare` if no part is in back-ticks.
  struct Name {
    var parts: [String]
    var isBare: Bool

    var text: String { parts.count == 1 ? parts[0] : parts.joined(separator: ".") }

    private var isNobody: Bool { isBare && [String.nobody, .somebody].contains(text) }

    /// The participant with this name; nil for a bare word that stands for no participant.
    var participant: Participant? { isNobody ? nil : Participant(named: text) }

    /// Whether this name in the place of a lost message's receiver means a property: a bare name in lower case.
    var isProperty: Bool {
      isBare && !isNobody && text.unicodeScalars.first?.properties.isLowercase == true
    }
  }

  /// Reads a participant's name up to a blank or the end of the line; throws for a malformed name and for one before a comma.
  mutating func nameBeforeBlank() throws(NotationError) -> Name {
    let name = try name()
    if next == UInt8(ascii: ",") { throw error(.bareName(character: ",")) }
    return name
  }

  func names(in range: Range<Int>) throws(NotationError) -> [String] {
    var names: [String] = []
    let bytes = bytes[range: 0..<range.upperBound]
    var list = NotationScanner(bytes: bytes, line: line, position: range.lowerBound)
    repeat {
      list.skipBlanks()
      names.append(try list.name().text)
    } while list.skip(",")
    list.skipBlanks()
    guard list.isAtEnd else { throw list.error(.superfluousText) }
    return names
  }

  /// Reads a participant's name up to a blank, a comma or the end of the line; throws if the name is malformed.
  mutating func name() throws(NotationError) -> Name {
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

  private mutating func barePart() throws(NotationError) -> String {
    let start = position
    while let scalar = nextScalar(),
      position == start ? scalar.startsIdentifier : scalar.continuesIdentifier
    {
      position += UTF8.width(scalar)
    }
    guard position > start else {
      throw isAtEnd || next == UInt8(ascii: " ") ? error(.missingName) : bareNameError()
    }
    skipOrdinal()
    return text(start..<position)
  }

  private mutating func quotedPart() throws(NotationError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "`") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { throw error(.unclosedName, at: start - 1) }
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

  private func bareNameError() -> NotationError {
    guard let scalar = nextScalar() else { return error(.missingName) }
    return error(.bareName(character: String(Character(scalar))))
  }

  private func nextScalar() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let end = min(position + 4, bytes.count)
    return text(position..<end).unicodeScalars.first
  }
}

/// A name compared by its bytes: two spellings that Unicode treats as equal, composed and decomposed, are different names.
struct NameBytes: Hashable {
  let text: String

  static func == (left: NameBytes, right: NameBytes) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
