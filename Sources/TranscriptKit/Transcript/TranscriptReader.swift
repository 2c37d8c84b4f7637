struct TranscriptReader {
  enum Part: Sendable {
    case verbatim(String)
    /// A command and its output, or the expected content of a file.
    case exchange(Exchange)
  }

  private enum State {
    case prose
    case comment(line: Int)
    case fence(Fence, line: Int)
  }

  private(set) var parts: [Part] = []
  private(set) var title = ""
  private(set) var options = PageOptions()
  private(set) var fixtures: [String: String] = [:]
  /// The number of the line that is read, from 1.
  private var number = 0
  private var state = State.prose
  private var verbatim = ""
  private var exchange: Exchange?
  private var firstConsole: Int?
  private var unread = UnreadLines()

  init(_ markdown: String) throws(TranscriptError) {
    let lines = markdown.textLines.filter { !$0.text.isEmpty || !$0.ending.isEmpty }
    if let line = ConflictMarker.firstConflict(in: lines) {
      throw TranscriptError(
        line: line,
        "Line \(line) begins a merge conflict. Keep one of the two sides and delete the markers."
      )
    }
    for line in lines {
      number += 1
      try read(line, number == 1 ? line.text.withoutByteOrderMark : line.text)
    }
    try end()
  }

  /// Ends the last part of the page; throws an error if a comment or code block is open, or if the page has no command.
  private mutating func end() throws(TranscriptError) {
    switch state {
    case .prose: endVerbatim()
    case .comment(let line):
      throw TranscriptError(
        line: line,
        "The comment of line \(line) is never closed. End it with \"-->\"."
      )
    case .fence(_, let line):
      throw TranscriptError(
        line: line,
        "The fence of line \(line) is never closed. End it with a line of the same back-ticks."
      )
    }
    guard let line = firstConsole else {
      throw TranscriptError(
        line: 1,
        "There is no session here. Put one between ```console and ```."
      )
    }
    guard parts.contains(where: { $0.exchange.map { $0.file == nil } ?? false }) else {
      throw TranscriptError(
        line: line,
        "The console fence of line \(line) holds no command. Start one with \"viper> \"."
      )
    }
  }
}

extension TranscriptReader.Part {
  var exchange: Exchange? {
    if case .exchange(let exchange) = self { exchange } else { nil }
  }

  var markdown: String {
    switch self {
    case .verbatim(let text): text
    case .exchange(let exchange): exchange.lines.map { $0.text + $0.ending }.joined()
    }
  }

  var lineCount: Int {
    switch self {
    case .verbatim(let text): text.utf8.count { $0 == .newline }
    case .exchange(let exchange): exchange.inputLines.count + exchange.outputLines.count
    }
  }
}

extension TranscriptReader {
  private mutating func read(_ line: TextLine, _ text: Substring) throws(TranscriptError) {
    switch state {
    case .prose:
      try readProse(line, text)
      if exchange != nil { return }
    case .comment:
      if TranscriptReader.endsComment(text) { state = .prose }
    case .fence(let fence, _) where fence.isClosed(by: text):
      endExchange()
      state = .prose
    case .fence(let fence, _) where fence.isConsole:
      return try readConsole(line)
    case .fence(let fence, _) where fence.isExpected:
      return try readOutput(line)
    case .fence(let fence, let start):
      try unread.read(text, in: fence, from: start)
      if let file = fence.file { fixtures[file, default: ""] += line.text + "\n" }
    }
    append(line)
  }

  private mutating func readProse(_ line: TextLine, _ text: Substring) throws(TranscriptError) {
    try unread.refuseBareReturns(text, number: number)
    if let fence = Fence(text) {
      try begin(fence, line)
      state = .fence(fence, line: number)
      unread = UnreadLines()
      return
    }
    if text.trimmed.begins(with: "<!--") {
      try options.read(text, number: number)
      state = TranscriptReader.endsComment(text) ? .prose : .comment(line: number)
      unread = UnreadLines()
      return
    }
    try unread.read(text, number: number)
    if title.isEmpty, text.begins(with: "# ") {
      title = String(Substring(text.utf8.dropFirst(2)).trimmed)
    }
  }

  private mutating func begin(_ fence: Fence, _ line: TextLine) throws(TranscriptError) {
    if fence.isConsole, fence.indentation > 0 {
      throw TranscriptError(
        line: number,
        "The console fence of line \(number) is indented. Move it to the start of the line."
      )
    }
    if fence.isConsole, firstConsole == nil { firstConsole = number }
    guard let file = fence.file else { return }
    guard Fence.isInsideCurrentFolder(file), fence.isExpected || fixtures[file] == nil else {
      throw TranscriptError(
        line: number,
        """
        The file \(file.visible) of line \(number) cannot be. Name each once, without .. or a / before it.
        """
      )
    }
    if fence.isExpected {
      exchange = Exchange(inputLines: [line], file: file)
    } else {
      fixtures[file] = ""
    }
  }

  private mutating func readConsole(_ line: TextLine) throws(TranscriptError) {
    if Prompt(line.text) != nil {
      endExchange()
      exchange = Exchange(inputLines: [line])
    } else if exchange == nil {
      guard line.text.trimmed.isEmpty else {
        throw TranscriptError(
          line: number,
          "Line \(number) needs a prompt. Start it with \"viper> \"."
        )
      }
      append(line)
    } else if exchange?.outputLines.isEmpty == true,
      Prompt.continuedInput(of: line.text) != nil
    {
      exchange?.inputLines.append(line)
    } else {
      try readOutput(line)
    }
  }

  private mutating func readOutput(_ line: TextLine) throws(TranscriptError) {
    if line.text.utf8.first != .backslash, let text = OutputLine.unknownWildcard(in: line.text) {
      throw TranscriptError(
        line: number,
        """
        Line \(number) says \(text.visible), which is no wildcard. Write [..] for any characters, [ID:a] for \
        the same ones wherever it stands, or \\ at the start of the line to mean it literally.
        """
      )
    }
    exchange?.outputLines.append(line)
  }

  private static func endsComment(_ text: Substring) -> Bool {
    Array(text.utf8).contains(Array("-->".utf8))
  }

  private mutating func append(_ line: TextLine) {
    verbatim += line.text
    verbatim += line.ending
  }

  private mutating func endExchange() {
    guard let ended = exchange else { return }
    endVerbatim()
    parts.append(.exchange(ended))
    exchange = nil
  }

  private mutating func endVerbatim() {
    guard !verbatim.isEmpty else { return }
    parts.append(.verbatim(verbatim))
    verbatim = ""
  }
}

/// The reason why a file cannot be read as a transcript.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the file at which the error occurs, from 1.
  package let line: Int
  /// A sentence about the error, and a sentence about how to correct the file.
  package let description: String

  init(line: Int, _ description: String) {
    self.line = line
    self.description = description
  }
}
