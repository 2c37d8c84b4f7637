/// A check that commands of the program stand only in a transcript's sessions, or in its comments, examples and blocks of files.
struct UnreadLines {
  /// The open code block in a list or a quotation, which the parser takes for prose: its fence and line; nil if none is open.
  private var fence: (Fence, line: Int)?

  mutating func read(_ line: Substring, number: Int) throws(TranscriptError) {
    let nested = NestedLine(line)
    if let open = fence?.0 {
      let isClosed = open.isClosed(by: nested.text)
      // A line outside the list or the quotation ends the block, too.
      if isClosed || !nested.isNested && !nested.text.isEmpty { fence = nil }
      if isClosed { return }
    }
    if fence == nil, let opened = Fence(nested.text) {
      fence = (opened, number)
    } else if nested.isCommand, fence?.0.isExample != true {
      throw error(at: fence?.line ?? number, isNested: fence != nil || nested.isNested)
    }
  }

  /// Throws an error for a session whose lines end in carriage returns alone; the parser splits lines at LF only.
  func refuseBareReturns(_ line: Substring, number: Int) throws(TranscriptError) {
    guard line.utf8.contains(.carriageReturn) else { return }
    let parts = line.utf8.split(separator: .carriageReturn).map { NestedLine(Substring($0)) }
    let isExample = parts.contains { Fence($0.text)?.isExample == true }
    guard !isExample, parts.contains(where: \.isCommand) else { return }
    throw TranscriptError(
      line: number,
      """
      The session of line \(number) is not run, since its lines end in a carriage return alone. Save the \
      file with line feeds.
      """
    )
  }

  /// Throws an error if a line in a code block that is neither an example nor a file has a command of the program.
  ///
  /// `number` is the line of the block's fence. The caller reads sessions itself.
  func read(_ line: Substring, in fence: Fence, from number: Int) throws(TranscriptError) {
    guard !fence.isExample, fence.file == nil, NestedLine(line).isCommand else { return }
    throw TranscriptError(
      line: number,
      """
      The fence of line \(number) holds a session that is not run, since it begins with \
      \(fence.text.visible). Write ```console, or ```console example for one that is not to run.
      """
    )
  }

  private func error(at line: Int, isNested: Bool) -> TranscriptError {
    TranscriptError(
      line: line,
      isNested
        ? """
        The session of line \(line) is not run, since it stands in a list, a quotation or an indented \
        block. Move its fence to the start of the line, or write ```console example for one that is not \
        to run.
        """
        : """
        The command of line \(line) is not run, since it stands in no fence. Put it between ```console and \
        ```, or between ```console example and ``` where it is not to run.
        """
    )
  }
}

/// A line of a Markdown page without the blanks, list markers, quotation marks and HTML tags at its start.
struct NestedLine {
  let text: Substring
  let isNested: Bool

  var isCommand: Bool { CopiedPrompt.isCommand(text) }

  init(_ line: Substring) {
    var rest = line
    while let marker = rest.prefixMatch(of: NestedLine.marker) {
      rest = rest[marker.range.upperBound...]
    }
    text = rest
    isNested = rest.startIndex > line.startIndex
  }

  /// Blanks and quotation marks, a list marker with the blank or tab behind it, or an HTML tag.
  ///
  /// Compiled once, since that takes longer than a match; `nonisolated(unsafe)` is safe because matching changes nothing.
  private nonisolated(unsafe) static let marker = /[ \t>]+|(?:[-*+]|[0-9]+[.\)])[ \t]|<[^>]*>/
    .matchingSemantics(.unicodeScalar)
}
