import PrintableText

/// A source of typed lines: a terminal, a pipe or a file.
package protocol LineSource: AnyObject {
  func readLine(_ prompt: Prompt) -> ReadResult
}

/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its line end; a paste of several lines is one line with newlines inside.
  case line(String)
  /// Ctrl-C, after which the typed text is dropped.
  case interrupted
  case endOfInput
}

/// The text before the edited line that invites input.
package struct Prompt: Equatable, Sendable {
  /// The text of the prompt on one line, with its final blank; unprintable characters are escaped.
  package let text: String
  /// The colours of the prompt as parameters of the terminal's SGR sequence, such as `1;36`; empty for plain text.
  package let attributes: String

  /// Creates a prompt, bold and cyan by default.
  package init(_ text: String, attributes: String = "1;36") {
    self.text = text.printable()
    self.attributes = attributes
  }
}

// MARK: - ExpressibleByStringLiteral

extension Prompt: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

/// A reader of lines from a pipe, a file or a terminal that cannot move its cursor.
///
/// Lines end in LF or CRLF; the last line may have no end. Invalid UTF-8 is repaired.
package final class BatchReader: LineSource {
  private let descriptor: Int32
  private let promptOutput: Int32?
  private var waiting: ArraySlice<UInt8> = []
  private var isAtStart = true
  private var isAtEnd = false
  /// Whether a line longer than the maximum size has ended the input.
  package private(set) var hasLongLine = false
  private let maximumLineSize: Int

  /// Creates a reader of a file descriptor; prompts are written to the descriptor `promptOutput`, or nowhere if it is nil.
  ///
  /// When more than `maximumLineSize` bytes of a line are read without its end, the line is dropped and the input ends.
  package init(descriptor: Int32 = 0, promptOutput: Int32? = nil, maximumLineSize: Int = 64 << 20) {
    self.maximumLineSize = maximumLineSize
    self.descriptor = descriptor
    self.promptOutput = promptOutput
  }

  /// Writes the prompt if the reader shows prompts; returns the next line, the end of the input, or Ctrl-C as an interruption.
  package func readLine(_ prompt: Prompt) -> ReadResult {
    if let promptOutput { Terminal().write(prompt.text, to: promptOutput) }
    var line: [UInt8] = []
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        line += waiting[..<end]
        waiting = waiting[(end + 1)...]
        return .line(text(of: line))
      }
      line += waiting
      waiting = []
      if line.count > maximumLineSize { (isAtEnd, hasLongLine, line) = (true, true, []) }
      guard !isAtEnd else { return line.isEmpty ? .endOfInput : .line(text(of: line)) }
      if isInterrupted() { return .interrupted }
    }
  }

  private func isInterrupted() -> Bool {
    switch ByteInput.read(from: descriptor, atMost: 65_536) {
    case .bytes(let bytes): waiting = bytes[...]
    case .event: return Terminal.takeInterrupt()
    case .end: isAtEnd = true
    }
    return false
  }

  private func text(of line: [UInt8]) -> String {
    var line = line[...]
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isAtStart = false
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
