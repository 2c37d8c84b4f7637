/// A check that commands of the program stand only in a transcript's sessions, or in its comments, examples and blocks of files.
struct UnreadLines {
  /// The open code block in a list or a quotation, which the parser takes for prose: its fence and line; nil if none is open.
  private var fence: (Fence, line: Int)?

  /// Forgets an open code block in a list or a quotation, since a code block or comment outside begins.
  mutating func beginFence() { fence = nil }

  mutating func read(_ line: Substring, number: Int) throws(TranscriptError) {
    let nested = NestedLine(line)
    if let open = fence, ends(open.0, nested) {
      fence = nil
      if open.0.isClosed(by: nested.text) { return }
    }
    if fence == nil, let opened = Fence(nested.text) {
      fence = (opened, number)
    } else if nested.isCommand, fence?.0.isExample != true {
      let isNested = fence != nil || nested.isNested
      throw .unreadSession(
        UnreadSession(line: fence?.line ?? number, reason: isNested ? .nested : .noFence)
      )
    }
  }

  /// Throws an error for a session whose lines end in carriage returns alone; the parser splits lines at LF only.
  func refuseBareReturns(_ line: Substring, number: Int) throws(TranscriptError) {
    guard line.utf8.contains(.carriageReturn) else { return }
    let parts = line.utf8.split(separator: .carriageReturn).map { NestedLine(Substring($0)) }
    let isExample = parts.contains { Fence($0.text)?.isExample == true }
    guard !isExample, parts.contains(where: \.isCommand) else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .bareReturns))
  }

  /// Throws an error if a line in a code block that is neither an example nor a file has a command of the program.
  ///
  /// `number` is the line of the block's fence. The caller reads sessions itself.
  func read(_ line: Substring, in fence: Fence, from number: Int) throws(TranscriptError) {
    guard !fence.isExample, fence.file == nil, NestedLine(line).isCommand else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .otherFence(fence.text)))
  }

  /// Returns whether a line ends a code block in a list or a quotation: it closes the fence, or stands outside the list.
  private func ends(_ fence: Fence, _ line: NestedLine) -> Bool {
    fence.isClosed(by: line.text) || (!line.isNested && !line.text.isEmpty)
  }
}
