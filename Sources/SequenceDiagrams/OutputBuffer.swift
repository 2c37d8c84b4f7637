import TerminalText

/// The output of a drawing: UTF-8 bytes with or without colours, or styled text.
struct OutputBuffer {
  enum Kind: Sendable {
    case plain
    case coloured
    /// UTF-8 bytes without colours, and the styles that `styledText` gives them.
    case styled
  }

  private let kind: Kind
  private var bytes: [UInt8] = []
  private var runs: [(end: Int, style: TextStyle)] = []

  init(_ kind: Kind) { self.kind = kind }

  var count: Int { bytes.count }

  mutating func write(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    let code = kind == .coloured ? style.code : nil
    if let code { bytes += "\u{1B}[\(code)m".utf8 }
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    if code != nil { bytes += "\u{1B}[0m".utf8 }
    mark(style)
  }

  mutating func write(blanks count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    mark(.plain)
  }

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

  mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    mark(.plain)
  }

  /// Passes the bytes written since the last call to `body`, and removes them even if it throws; no call if there are none.
  mutating func drain<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard !bytes.isEmpty else { return }
    var outcome: Result<Void, Failure> = .success(())
    bytes.withUnsafeBytes { buffer in
      do throws(Failure) { try body(buffer) } catch { outcome = .failure(error) }
    }
    bytes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    try outcome.get()
  }

  /// The text written and not yet drained, with its styles; empty unless the buffer is of the kind `styled`.
  var styledText: StyledText {
    var text = StyledText()
    var start = 0
    for run in runs {
      text.append(String(decoding: bytes[start..<run.end], as: UTF8.self), run.style)
      start = run.end
    }
    return text
  }

  private mutating func mark(_ style: TextStyle) {
    guard kind == .styled else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].end = bytes.count
    } else {
      runs.append((bytes.count, style))
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
