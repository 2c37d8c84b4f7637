/// A command of the program in a part of a transcript in which no session is read.
package struct UnreadSession: Hashable, Sendable {
  /// The reason why no session is read in a part of a transcript.
  package enum Reason: Hashable, Sendable {
    /// The command stands in a code block whose fence is not ```` ```console ````; the text is the fence with its language.
    case otherFence(String)
    /// The command stands in a list, a quotation or an indented block.
    case nested
    /// The command stands outside of code blocks.
    case noFence
    /// The lines of the session end in a carriage return alone.
    case bareReturns
  }

  /// The line, from 1, of the fence around the command; without a fence, the line of the command.
  package let line: Int
  package let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

// MARK: - CustomStringConvertible

extension UnreadSession: CustomStringConvertible {
  /// A sentence about why the session is not run, and a sentence about how to correct the page.
  package var description: String {
    switch reason {
    case .otherFence(let fence):
      """
      The fence of line \(line) holds a session that is not run, since it begins with \(fence.visible). \
      Write ```console, or ```console example for one that is not to run.
      """
    case .nested:
      """
      The session of line \(line) is not run, since it stands in a list, a quotation or an indented \
      block. Move its fence to the start of the line, or write ```console example for one that is not \
      to run.
      """
    case .noFence:
      """
      The command of line \(line) is not run, since it stands in no fence. Put it between ```console and \
      ```, or between ```console example and ``` where it is not to run.
      """
    case .bareReturns:
      """
      The session of line \(line) is not run, since its lines end in a carriage return alone. Save the \
      file with line feeds.
      """
    }
  }
}
