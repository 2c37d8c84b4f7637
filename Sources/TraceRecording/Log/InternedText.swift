import CRecording

/// A text of the program (a message, seam or function name), represented by a number.
@usableFromInline struct InternedText: Hashable, Sendable {
  /// The number of the text, counted from 1; 0 means no text.
  let number: UInt32

  static let none = InternedText(number: 0)
  /// The empty text, for a name that is known to be empty; `none` means an unknown name.
  static let empty = InternedText("")
}

extension InternedText {
  /// Looks up or assigns the number of a literal, by its address; the literal lives as long as the process.
  init(_ text: StaticString) {
    self.init(at: text.utf8Start)
  }

  /// Looks up or assigns the number of the text at an address, which must live as long as the process.
  init(at text: UnsafePointer<UInt8>) {
    number = recording_intern(text)
  }

  /// Looks up or assigns the number of a text made at run time, and keeps one copy of the text for ever.
  init(copying text: String) {
    self = InternedText.copies.locked { copies in
      if let known = copies[text] { return known }
      let bytes = Array(text.utf8) + [0]
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      let interned = InternedText(at: copy)
      copies[text] = interned
      return interned
    }
  }

  private static let copies = Locked<[String: InternedText]>([:])

  var isEmpty: Bool { self == .none || self == .empty }

  var text: String { recording_text(number).map { String(cString: $0) } ?? "" }
}
