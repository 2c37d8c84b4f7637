import CRecording

/// A text of the program's own, by a number: names of messages, seams and functions.
@usableFromInline struct InternedText: Hashable, Sendable {
  /// From 1; 0 for none.
  let number: UInt32

  /// No text.
  static let none = InternedText(number: 0)
  /// A text without characters: known, and nothing.
  static let empty = InternedText("")
}

extension InternedText {
  /// The number of a literal, which lives as long as the program.
  init(_ text: StaticString) {
    self.init(at: text.utf8Start)
  }

  /// The number of a text that lives as long as the program.
  ///
  /// It has a label, or a literal would become a pointer that lives no longer than the call.
  init(at text: UnsafePointer<UInt8>) {
    number = recording_intern(text)
  }

  /// The number of a text that was made while the program runs; of each text one copy is kept for ever.
  init(copying text: String) {
    self = InternedText.copies.locked { copies in
      if let known = copies[text] { return known }
      let copy = InternedText(keeping: text)
      copies[text] = copy
      return copy
    }
  }

  private static let copies = Locked<[String: InternedText]>([:])

  private init(keeping text: String) {
    var bytes = Array(text.utf8)
    bytes.append(0)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    self.init(at: UnsafePointer(copy))
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { self == .none || self == .empty }

  /// The text; empty for none.
  var text: String { recording_text(number).map { String(cString: $0) } ?? "" }
}
