import PrintableText
import TerminalText

/// The output of a drawing: UTF-8 bytes with or without colours, or styled text.
struct OutputBuffer {
  enum Kind: Sendable {
    case plain
    case coloured
    case styled
  }

  private let kind: Kind
  private var bytes: [UInt8] = []
  /// The text written; empty unless the buffer is of the kind `styled`, which has no bytes.
  private(set) var styledText = StyledText()

  init(_ kind: Kind) { self.kind = kind }

  var count: Int { bytes.count }

  mutating func write(_ text: String, _ style: TextStyle = .plain) {
    if kind == .styled { return styledText.append(text, style) }
    guard !text.isEmpty else { return }
    let code = kind == .coloured ? style.code : nil
    if let code { bytes += "\u{1B}[\(code)m".utf8 }
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    if code != nil { bytes += "\u{1B}[0m".utf8 }
  }

  mutating func write(blanks count: Int) { write(String(" ", times: count)) }

  mutating func write(_ number: Int?, width: Int) {
    guard let number else { return write(blanks: width) }
    let digits = String(number)
    write(blanks: width - digits.utf8.count)
    write(digits, .dim)
  }

  mutating func write(_ fragment: PrerenderedText) {
    if kind == .plain { write(fragment.plain) } else { write(fragment.text) }
  }

  mutating func write(_ text: StyledText) {
    for run in text.runs { write(run.text, run.style) }
  }

  mutating func newline() { write("\n") }

  /// Passes the bytes written since the last call to `body`, and removes them even if it throws; no call if there are none.
  mutating func drain<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}

/// A piece of a line of a diagram, rendered once and written many times.
struct PrerenderedText: Sendable {
  let text: StyledText
  let plain: String
  let width: Int

  init(_ text: StyledText, width: Int? = nil) {
    self.text = text
    plain = text.plain
    self.width = width ?? text.displayWidth
  }
}
