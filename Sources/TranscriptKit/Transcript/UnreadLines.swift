/// Finds commands in those lines of a page that are not read as a session; comments may hold any.
struct UnreadLines {
  /// A fence in a list or a quotation, which the reader takes for prose.
  private var fence: (Fence, line: Int)?

  /// Forgets a nested fence that was not closed, where a fence of the page itself begins.
  mutating func beginFence() { fence = nil }

  /// Takes a line outside of any fence and comment.
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

  /// Refuses a session whose lines are one line here, since only a line feed ends it.
  func refuseBareReturns(_ line: Substring, number: Int) throws(TranscriptError) {
    guard line.utf8.contains(.carriageReturn) else { return }
    let parts = line.utf8.split(separator: .carriageReturn).map { NestedLine(Substring($0)) }
    let isExample = parts.contains { Fence($0.text)?.isExample == true }
    guard !isExample, parts.contains(where: \.isCommand) else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .bareReturns))
  }

  /// Takes a line of a fence that is no session.
  func read(_ line: Substring, in fence: Fence, from number: Int) throws(TranscriptError) {
    guard !fence.isExample, fence.file == nil, NestedLine(line).isCommand else { return }
    throw .unreadSession(UnreadSession(line: number, reason: .otherFence(fence.text)))
  }

  /// A fence ends with its own end, and with the list or quotation in which it stands.
  private func ends(_ fence: Fence, _ line: NestedLine) -> Bool {
    fence.isClosed(by: line.text) || (!line.isNested && !line.text.isEmpty)
  }
}
