import Traces

/// Writes a script in Mermaid's language, statement by statement.
struct MermaidWriter {
  /// What was written so far.
  private(set) var text = "sequenceDiagram\n"
  private let participants: [Participant]
  private let groups: [ModuleGroup]
  /// Lanes that a message creates: Mermaid cannot create one inside a box.
  private var notYetCreated: Set<Int> = []
  private var ended: Set<Int> = []

  /// Writes a whole script.
  init(_ script: SequenceScript) {
    participants = script.participants
    groups = script.groups.filter { $0.lanes.count > 1 }
    notYetCreated = script.singleBeginnings.subtracting(groups.flatMap(\.lanes))
    writeLanes(needsOutside: script.needsOutside)
    for statement in script.statements { write(statement) }
  }
}

extension MermaidWriter {
  private mutating func writeLanes(needsOutside: Bool) {
    if needsOutside { line("participant outside as (outside)") }
    let titles = groups.map { ($0.lanes.lowerBound, $0.title) }
    let starts = Dictionary(titles, uniquingKeysWith: { first, _ in first })
    let ends = Set(groups.map { $0.lanes.upperBound - 1 })
    for lane in participants.indices {
      if let title = starts[lane] {
        line("box transparent \(title.mermaidText)")
      }
      if !notYetCreated.contains(lane) { line(declaration(of: lane)) }
      if ends.contains(lane) { line("end") }
    }
  }

  private func declaration(of lane: Int) -> String {
    let participant = participants[lane]
    return
      "\(participant.isUser ? "actor" : "participant") p\(lane) as \(participant.name.mermaidText)"
  }

  private mutating func write(_ statement: SequenceScript.Statement) {
    switch statement {
    case .arrow(let arrow): write(arrow)
    case .begin(let lane): line("activate p\(lane)")
    case .end(let lane): line("deactivate p\(lane)")
    case .remark(let lane, let label): line("Note over p\(lane): \(label.line.mermaidText)")
    case .note(let label): across(label.line)
    case .divider(let title): across("══ \(title) ══")
    case .pause(let words), .executor(let words): across(words)
    case .gone(let lanes, let forGood, let sender, let label): end(lanes, forGood, sender, label)
    }
  }

  private mutating func write(_ arrow: ScriptArrow) {
    if let lane = arrow.receiver, arrow.begins(lane), notYetCreated.remove(lane) != nil {
      line("create \(declaration(of: lane))")
    }
    let sign = arrow.opens ? "+" : arrow.closes ? "-" : ""
    let route = "\(name(arrow.sender))\(arrow.mermaid)\(sign)\(name(arrow.receiver))"
    line("\(route): \(arrow.label.line.mermaidText)")
  }

  /// Mermaid ends a lane with the message that comes at once.
  private mutating func end(
    _ lanes: [Int],
    _ forGood: [Int],
    _ sender: Int?,
    _ label: ExportLabel
  ) {
    var line = label.line
    for lane in forGood where ended.insert(lane).inserted {
      let destroyer = sender.flatMap { ended.contains($0) ? nil : $0 } ?? lane
      self.line("destroy p\(lane)")
      self.line("p\(destroyer)-xp\(lane): \(line.mermaidText)")
      line = ""
    }
    guard !line.isEmpty else { return }
    guard let lane = lanes.first else { return across(line) }
    self.line("Note over p\(lane): \(line.mermaidText)")
  }

  private mutating func across(_ words: String) {
    let first = participants.indices.first { !notYetCreated.contains($0) }
    let last = participants.indices.last { !notYetCreated.contains($0) }
    let span = first == last ? name(first) : "\(name(first)),\(name(last))"
    line("Note over \(span): \(words.mermaidText)")
  }

  private func name(_ lane: Int?) -> String { lane.map { "p\($0)" } ?? "outside" }

  private mutating func line(_ line: String) { text += "    \(line)\n" }
}

extension SequenceScript {
  /// The lanes that a message creates before anything else is said about them.
  fileprivate var singleBeginnings: Set<Int> {
    var beginnings: Set<Int> = []
    var named: Set<Int> = []
    for statement in statements {
      switch statement {
      case .arrow(let arrow):
        if let lane = arrow.receiver, arrow.begins(lane), !named.contains(lane) {
          beginnings.insert(lane)
        }
        named.formUnion([arrow.sender, arrow.receiver].compactMap(\.self))
      case .gone(let lanes, _, _, _): named.formUnion(lanes)
      case .remark(let lane, _), .begin(let lane): named.insert(lane)
      default: break
      }
    }
    return beginnings
  }

  /// Whether something comes from outside or leads there, or nobody has a lane to write over.
  fileprivate var needsOutside: Bool {
    if participants.isEmpty { return !statements.isEmpty }
    return statements.contains { statement in
      guard case .arrow(let arrow) = statement else { return false }
      return arrow.sender == nil || arrow.receiver == nil
    }
  }
}

extension ScriptArrow {
  fileprivate var mermaid: String {
    switch style {
    case .call, .created: "->>"
    case .asynchronous: "-)"
    case .answer: isLateAnswer ? "--)" : "-->>"
    case .lost: "-x"
    }
  }
}
