import Traces

extension ScenarioRun.Deviation: CustomStringConvertible {
  /// The deviation as text: the action and its failure, at most six lines on the screen, and seven on the messages caused.
  public var description: String {
    let title =
      error.map { "\(action) cannot be done: \($0)" } ?? "\(action) leads to another screen:"
    return ([title] + difference.prefix(6) + conversation.prefix(7)).joined(separator: "\n")
  }

  /// The lines of the screen that are missing, then the unexpected ones; all lines if only their order differs.
  private var difference: [String] {
    let (missing, added) = (expected.text, seen.text)
    var lines = missing.filter { !added.contains($0) }.map { "- \($0)" }
    lines += added.filter { !missing.contains($0) }.map { "+ \($0)" }
    guard lines.isEmpty, missing != added else { return lines }
    return ["- \(missing.joined(separator: ", "))", "+ \(added.joined(separator: ", "))"]
  }

  /// One line for each pair of sender and receiver among the events, with the names of their messages and answers, each name once.
  private var conversation: [String] {
    var (ways, messages): ([String], [String: [String]]) = ([], [:])
    for event in events
    where event.isMessage || (event.isAnswer && event.isRow) || event.kind == .stage {
      guard let receiver = event.receiver, let message = event.message?.baseName else { continue }
      let arrow = event.isAnswer ? "-->" : "->"
      let way = "\(event.sender?.name ?? "Stage") \(arrow) \(receiver.name)"
      if messages[way] == nil { ways.append(way) }
      if messages[way]?.contains(message) != true { messages[way, default: []].append(message) }
    }
    return ways.map { "\($0): \(messages[$0, default: []].joined(separator: ", "))" }
  }
}

extension Screen? {
  fileprivate var text: [String] {
    guard let screen = self else { return ["(no screen)"] }
    return [screen.title]
      + screen.lines.map { line in
        switch line {
        case .row(let text, let detail): detail.isEmpty ? text : "\(text)  \(detail)"
        case .text(let text): text
        case .button(let label): "[\(label)]"
        case .field(let label, let text): "\(label): \(text)"
        }
      }
  }
}
