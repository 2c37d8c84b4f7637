/// Why a file cannot be read as a transcript.
package enum TranscriptError: Error, Hashable, Sendable {
  /// Output stands before the first prompt of a console fence.
  case missingPrompt(line: Int)
  /// A fence is never closed; the line is the one that opens it.
  case unclosedFence(line: Int)
  /// A comment is never closed; the line is the one that opens it.
  case unclosedComment(line: Int)
  /// A console fence does not stand at the start of its line.
  case indentedFence(line: Int)
  /// A command stands where no session is read.
  case unreadSession(UnreadSession)
  /// A merge was not finished.
  case conflict(line: Int)
  /// There is no console fence.
  case missingFence
  /// There are console fences, but no command in them; the line is that of the first.
  case missingExchange(line: Int)
  /// A fence is a file that has no place below the page's own folder, or a second one of its name.
  case badFile(String, line: Int)
  /// Something looks like a wildcard and is none.
  case unknownWildcard(String, line: Int)
  /// A comment asks for something that there is not.
  case unknownOption(String, line: Int)
}

extension TranscriptError {
  /// The line it is about, from 1.
  package var line: Int {
    switch self {
    case .missingPrompt(let line), .unclosedFence(let line), .unclosedComment(let line),
      .indentedFence(let line), .conflict(let line), .missingExchange(let line),
      .unknownOption(_, let line), .badFile(_, let line), .unknownWildcard(_, let line):
      line
    case .unreadSession(let session): session.line
    case .missingFence: 1
    }
  }
}

// MARK: - CustomStringConvertible

extension TranscriptError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .missingPrompt(let line):
      "Line \(line) needs a prompt. Start it with \"viper> \"."
    case .unclosedFence(let line):
      "The fence of line \(line) is never closed. End it with a line of the same back-ticks."
    case .unclosedComment(let line):
      "The comment of line \(line) is never closed. End it with \"-->\"."
    case .indentedFence(let line):
      "The console fence of line \(line) is indented. Move it to the start of the line."
    case .unreadSession(let session): session.description
    case .conflict(let line):
      "Line \(line) begins a merge conflict. Keep one of the two sides and delete the markers."
    case .missingFence:
      "There is no session here. Put one between ```console and ```."
    case .missingExchange(let line):
      "The console fence of line \(line) holds no command. Start one with \"viper> \"."
    case .badFile(let path, let line):
      "The file \(path.visible) of line \(line) cannot be. Name each once, without .. or a / before it."
    case .unknownWildcard(let text, let line):
      """
      Line \(line) says \(text.visible), which is no wildcard. Write [..] for any characters, [ID:a] for \
      the same ones wherever it stands, or \\ at the start of the line to mean it literally.
      """
    case .unknownOption(let word, let line):
      """
      Line \(line) says \(word.visible), which means nothing here. A page may say:  seed=7  timeout=2s
      """
    }
  }
}
