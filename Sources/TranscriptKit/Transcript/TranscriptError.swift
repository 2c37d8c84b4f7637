/// The reason why a file cannot be read as a transcript.
package enum TranscriptError: Error, Hashable, Sendable {
  /// At the line, a code block `console` has output before its first prompt.
  case missingPrompt(line: Int)
  /// The code block opened at the line is never closed.
  case unclosedFence(line: Int)
  /// The comment opened at the line is never closed.
  case unclosedComment(line: Int)
  /// The fence at the line opens a code block `console` and is indented.
  case indentedFence(line: Int)
  /// A command of the program is written in a part of the page in which no session is read.
  case unreadSession(UnreadSession)
  /// An unresolved merge conflict begins at the line.
  case conflict(line: Int)
  /// The file has no code block `console`.
  case missingFence
  /// The code blocks `console` have no command; `line` is the line of the first block.
  case missingExchange(line: Int)
  /// The path of a file, named at the line, is not inside the current folder, or an earlier block creates the same file.
  case badFile(String, line: Int)
  /// The text, found at the line, looks like a wildcard but is invalid.
  case unknownWildcard(String, line: Int)
  /// The comment at the line has an unknown or invalid option, given as its text.
  case unknownOption(String, line: Int)

  /// The line of the file at which the error occurs, from 1.
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
  /// A sentence about the error, and a sentence about how to correct the file.
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
