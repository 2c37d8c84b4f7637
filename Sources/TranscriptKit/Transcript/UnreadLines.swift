/// A check for commands in the lines of a page that are not read as a session; comments may contain any.
struct UnreadLines {
  /// An open fence in a list or a quotation, which the reader takes for prose.
  private var fence: (Fence, line: Int)?

  /// Drops an open nested fence, because a fence or a comment of the page itself begins.
  mutating func beginFence() { fence = nil }

  /// Checks a line outside of fences and comments.
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

  /// Refuses a session whose lines end in carriage returns alone, because the reader splits lines at LF only.
  func refuseBareReturns(_ line: Substring, number: Int) throws(TranscriptError) {
    guard line.utf8.contains(.carriageReturn) else { return }
    let parts = line.utf8.split(separator: .carriageReturn).map { NestedLine(Substring($0)) }
    let isExample = parts.contains { Fence($0.text)?.isExample == true }
    guard !isExample, parts.contains(where: \.isCommand) else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .bareReturns))
  }

  /// Checks a line of a fence that is no session.
  func read(_ line: Substring, in fence: Fence, from number: Int) throws(TranscriptError) {
    guard !fence.isExample, fence.file == nil, NestedLine(line).isCommand else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .otherFence(fence.text)))
  }

  /// Returns whether a line ends a nested fence: its closing fence, or the end of the list or quotation around it.
  private func ends(_ fence: Fence, _ line: NestedLine) -> Bool {
    fence.isClosed(by: line.text) || (!line.isNested && !line.text.isEmpty)
  }
}
