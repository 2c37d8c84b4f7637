import PrintableText
import Sequences
import Traces

struct MermaidWriter {
  private(set) var text = "sequenceDiagram\n"
  private let participants: [Participant]
  /// The lanes (participants by index) that a later statement creates.
  private var notYetCreated: Set<Int> = []
  private var present: ClosedRange<Int>?
  private var ended: Set<Int> = []
  private var shade: String?

  init(_ script: SequenceScript) {
    participants = script.participants
    notYetCreated = script.createdLanes
    for lane in participants.indices where !notYetCreated.contains(lane) { extend(to: lane) }
    if script.needsOutside { line("participant outside as (outside)") }
    for lanes in participants.runs(by: \.module) { declare(lanes) }
    for statement in script.statements {
      if let label = statement.label { change(to: label.change?.mark.shade) }
      write(statement)
    }
    change(to: nil)
  }

  /// Declares the lanes of a module that exist from the start, in a box if the module has a name and all of its lanes, several, do.
  private mutating func declare(_ lanes: ArraySlice<Participant>) {
    let title = lanes.first?.module ?? ""
    // Mermaid does not create participants inside a box.
    let isBoxed = !title.isEmpty && lanes.count > 1 && notYetCreated.isDisjoint(with: lanes.indices)
    if isBoxed { line("box transparent \(title.mermaidText)") }
    for lane in lanes.indices where !notYetCreated.contains(lane) { line(declaration(of: lane)) }
    if isBoxed { line("end") }
  }

  private func declaration(of lane: Int) -> String {
    let participant = participants[lane]
    return
      "\(participant.isUser ? "actor" : "participant") p\(lane) as \(participant.name.mermaidText)"
  }

  /// Ends the area of the present colour and begins an area of `shade`, unless both are the same; nil is no colour.
  private mutating func change(to shade: String?) {
    guard shade != self.shade else { return }
    if self.shade != nil { line("end") }
    if let shade { line("rect \(shade)") }
    self.shade = shade
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
    case .gone(let lanes, let forGood, let sender, let label):
      end(lanes.first, forGood, sender, label)
    }
  }

  private mutating func write(_ arrow: ScriptArrow) {
    create(arrow.receiver)
    let sign = arrow.opens ? "+" : arrow.closes ? "-" : ""
    let route = "\(name(arrow.sender))\(arrow.mermaid)\(sign)\(name(arrow.receiver))"
    line("\(route): \(arrow.label.line.mermaidText)")
    for lane in arrow.beginning where notYetCreated.contains(lane) {
      create(lane)
      line("\(name(arrow.sender))->>p\(lane): \("".mermaidText)")
    }
  }

  /// Declares the lane of a participant that the next message creates; has no effect for nil and for a declared lane.
  private mutating func create(_ lane: Int?) {
    guard let lane, notYetCreated.remove(lane) != nil else { return }
    line("create \(declaration(of: lane))")
    extend(to: lane)
  }

  private mutating func extend(to lane: Int) {
    present = min(present?.lowerBound ?? lane, lane)...max(present?.upperBound ?? lane, lane)
  }

  /// Writes for each lane in `forGood` a `destroy` statement and the message that Mermaid requires after it, the first labelled.
  ///
  /// Without such a lane, writes the label as a note.
  private mutating func end(_ lane: Int?, _ forGood: [Int], _ sender: Int?, _ label: ExportLabel) {
    var line = label.line
    for lane in forGood where ended.insert(lane).inserted {
      let destroyer = sender.flatMap { ended.contains($0) ? nil : $0 } ?? lane
      self.line("destroy p\(lane)")
      self.line("p\(destroyer)-xp\(lane): \(line.mermaidText)")
      line = ""
    }
    guard !line.isEmpty else { return }
    guard let lane else { return across(line) }
    self.line("Note over p\(lane): \(line.mermaidText)")
  }

  private mutating func across(_ words: String) {
    let (first, last) = (present?.lowerBound, present?.upperBound)
    let span = first == last ? name(first) : "\(name(first)),\(name(last))"
    line("Note over \(span): \(words.mermaidText)")
  }

  private func name(_ lane: Int?) -> String { lane.map { "p\($0)" } ?? "outside" }

  private mutating func line(_ line: String) { text += "    \(line)\n" }
}

extension SequenceScript {
  /// The lanes whose participants are created by an arrow before any other arrow, such as a lost message, leads to them.
  fileprivate var createdLanes: Set<Int> {
    var created: Set<Int> = []
    var named: Set<Int> = []
    for case .arrow(let arrow) in statements {
      for lane in arrow.beginning where !named.contains(lane) { created.insert(lane) }
      if let receiver = arrow.receiver { named.insert(receiver) }
    }
    return created
  }

  /// Whether a lane "outside" is needed: an arrow has no sender or no receiver, or there are statements but no participants.
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

extension String {
  /// The text escaped for Mermaid, which then reads no part of it as a comment, statement, break, tag, formula or directive.
  ///
  /// Special characters become `#35;` and the like, which Mermaid decodes later. A blank or empty text becomes a no-break space.
  package var mermaidText: String {
    let text = printable().replacingScalars {
      "#;<>&%$\"\\".unicodeScalars.contains($0) ? "#\($0.value);" : nil
    }
    if text.allSatisfy({ $0 == " " }) { return "#160;" }
    // These words mean something to Mermaid even inside a label.
    return text.replacing("wrap:", with: "#119;rap:").replacing("style", with: "#115;tyle")
      .replacing("classDef", with: "#99;lassDef")
  }
}
