/// The reason why a file cannot be read as a transcript.
package enum TranscriptError: Error, Hashable, Sendable {
  /// A console fence has output before its first prompt.
  case missingPrompt(line: Int)
  /// The fence opened at that line is never closed.
  case unclosedFence(line: Int)
  /// The comment opened at that line is never closed.
  case unclosedComment(line: Int)
  /// A console fence is indented.
  case indentedFence(line: Int)
  /// A command stands where no session is read.
  case unreadSession(UnreadSession)
  /// The file has an unresolved merge conflict.
  case conflict(line: Int)
  /// The file has no console fence.
  case missingFence
  /// The console fences have no command; the line is that of the first fence.
  case missingExchange(line: Int)
  /// The path of a file leads outside the page's folder, or a second fence names it.
  case badFile(String, line: Int)
  /// A text looks like a wildcard and is none.
  case unknownWildcard(String, line: Int)
  /// A comment has an unknown option.
  case unknownOption(String, line: Int)
}

extension TranscriptError {
  /// The line of the error, from 1.
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
  /// The error, and what to do.
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
