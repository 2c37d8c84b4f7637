import CollaborationRules
import Traces

/// A message that a test expects next, with the role of its receiver.
typealias ExpectedMessage = (role: Role, text: String)

/// The messages of a growing trace, which a test receives by naming the expected ones.
struct ProbeProgress {
  var trace = Trace()
  /// The number of the last event that was received or skipped; 0 for none.
  private var lastNumber = 0

  mutating func skipAll() { lastNumber = trace.lastNumber }

  private var open: [Event] { trace.rows.filter { $0.isMessage && $0.number ?? 0 > lastNumber } }

  /// Receives the expected messages in any order; returns nil, or the failure's text.
  ///
  /// Fails if an expected message cannot be read, or if the next message is none of them; with `skips`, only if no later
  /// message is one of them either.
  mutating func receive(_ expected: [ExpectedMessage], skips: Bool) -> String? {
    var rest = expected
    do throws(NotationError) {
      while !rest.isEmpty {
        guard let (row, index) = try next(among: rest, skips: skips) else {
          return text(rest)
        }
        lastNumber = row.number ?? 0
        rest.remove(at: index)
      }
      return nil
    } catch {
      return "The message cannot be read. \(error)"
    }
  }

  private func next(
    among expected: [ExpectedMessage],
    skips: Bool
  ) throws(NotationError) -> (row: Event, index: Int)? {
    for row in skips ? open[...] : open.prefix(1) {
      for (index, message) in expected.enumerated()
      where row.receiver?.isAmong([message.role]) == true {
        if try MessagePattern("_ -> _ \(message.text)").matches(row) { return (row, index) }
      }
    }
    return nil
  }

  /// Returns the failure text for a next message that is none of the expected messages, or for no next message.
  private func text(_ expected: [ExpectedMessage]) -> String {
    let wanted = expected.map { "\($0.role.name) \($0.text)" }.joined(separator: ", or ")
    guard let row = open.first else { return "Expected \(wanted), but nothing more was said." }
    let diagram = trace.excerpt(around: row)
    let cause = row.cause.flatMap { trace[row: $0] }.map { "Caused by \($0.expectation).\n" } ?? ""
    return
      "Expected \(wanted), found \(row.expectation).\n\(cause)Write: \(row.receiveLine)\n\n\(diagram)"
  }

  var unreceivedText: String? {
    guard let first = open.first else { return nil }
    let lines = open.map { $0.receiveLine.indented(by: 2) }.joined(separator: "\n")
    let diagram = trace.excerpt(around: first)
    return
      "\(open.count.counted("message")) not received, first \(first.expectation). Write:\n\(lines)\n\n\(diagram)"
  }
}

extension Event {
  /// The line of Swift to write in a test that receives this message; a comment for a lost message.
  fileprivate var receiveLine: String {
    if kind == .lost { return "// lost: \(expectation)" }
    let name = receiver?.role.name ?? "_"
    let isStandard = Role.standard.contains { $0.name == name }
    let role = isStandard ? ".\(name.uncapitalized)" : #".init("\#(name)")"#
    let text = message?.text ?? "_"
    let pounds = text.contains("\"") || text.contains("\\") ? "#" : ""
    return "probe.receive(\(role), \(pounds)\"\(text)\"\(pounds))"
  }
}
