import PrintableText
import Sequences
import Traces

struct PlantUMLWriter {
  private(set) var text = "@startuml\n"
  private let participants: [Participant]
  /// The destroyed lanes (participants by index), which must not be deactivated.
  private var gone: Set<Int> = []

  init(_ script: SequenceScript) {
    participants = script.participants
    for lanes in participants.runs(by: \.module) { declare(lanes) }
    if participants.isEmpty, !script.statements.isEmpty {
      line("participant \"(outside)\" as outside")
    }
    for statement in script.statements { write(statement) }
    line("@enduml")
  }

  private mutating func declare(_ lanes: ArraySlice<Participant>) {
    let title = lanes.first?.module ?? ""
    if !title.isEmpty { line("box \"\(title.plantUMLText(escaping: "\"#«»"))\"") }
    for (lane, participant) in zip(lanes.indices, lanes) {
      let name =
        participant.name.isEmpty ? "<U+00A0>" : participant.name.plantUMLText(escaping: "\"«»")
      line("\(participant.isUser ? "actor" : "participant") \"\(name)\" as p\(lane)")
    }
    if !title.isEmpty { line("end box") }
  }

  private mutating func write(_ statement: SequenceScript.Statement) {
    switch statement {
    case .arrow(let arrow): write(arrow)
    case .begin(let lane): line("activate p\(lane)")
    case .end(let lane): end(lane)
    case .remark(let lane, let label): line("note over p\(lane)\(label.line.plantUMLNote)")
    case .note(let label): across(label.line)
    case .divider(let title): line("== \(title.plantUMLText(escaping: "=")) ==")
    case .pause(let words): line("... \(words) ...")
    case .executor(let words): across(words)
    case .gone(let lanes, _, let sender, let label): end(lanes, sender, label)
    }
  }

  private mutating func write(_ arrow: ScriptArrow) {
    let isBeginning = arrow.receiver.map(arrow.beginning.contains) ?? false
    line("\(route(of: arrow))\(isBeginning ? " **" : "")\(arrow.label.line.plantUMLLabel)")
    if let lane = arrow.receiver, arrow.style != .lost { gone.remove(lane) }
    if arrow.opens, let lane = arrow.receiver { line("activate p\(lane)") }
    if arrow.closes, let lane = arrow.sender { end(lane) }
    for lane in arrow.beginning where lane != arrow.receiver {
      line("\(arrow.sender.map { "p\($0) " } ?? "[")-> p\(lane) **")
    }
  }

  private func route(of arrow: ScriptArrow) -> String {
    switch (arrow.sender, arrow.receiver) {
    case (let sender?, let receiver?): "p\(sender) \(arrow.plantUML) p\(receiver)"
    case (let sender?, nil): "p\(sender) \(arrow.plantUML)]"
    case (nil, let receiver): "[\(arrow.plantUML) p\(receiver ?? 0)"
    }
  }

  private mutating func end(_ lane: Int) {
    if !gone.contains(lane) { line("deactivate p\(lane)") }
  }

  /// Writes for each living lane a message, the first with the label, and a `destroy` statement; without one, a note.
  private mutating func end(_ lanes: [Int], _ sender: Int?, _ label: ExportLabel) {
    var line = label.line
    for lane in lanes where gone.insert(lane).inserted {
      self.line("p\(sender ?? lane) ->x p\(lane)\(line.plantUMLLabel)")
      self.line("destroy p\(lane)")
      line = ""
    }
    guard !line.isEmpty else { return }
    guard let lane = lanes.first else { return across(line) }
    self.line("note over p\(lane)\(line.plantUMLNote)")
  }

  private mutating func across(_ words: String) {
    let last = participants.count - 1
    let span = last < 0 ? "outside" : last == 0 ? "p0" : "p0, p\(last)"
    line("note over \(span)\(words.plantUMLNote)")
  }

  private mutating func line(_ line: String) { text += line + "\n" }
}

extension ScriptArrow {
  fileprivate var plantUML: String {
    switch style {
    case .call, .created: "->"
    case .asynchronous: "->>"
    case .answer: isLateAnswer ? "-->>" : "-->"
    case .lost: "->x"
    }
  }
}

extension String {
  var plantUMLLabel: String { isEmpty ? "" : " : \(plantUMLText())" }

  /// The text as a note in PlantUML with a colon before it; an empty text becomes a no-break space, because a note needs words.
  var plantUMLNote: String { isEmpty ? " : <U+00A0>" : plantUMLLabel }

  /// Returns the text escaped for PlantUML: markup and the characters in `more` become code points such as `<U+002A>`.
  ///
  /// Names need `more`: PlantUML reads a guillemet in a name as part of a stereotype.
  func plantUMLText(escaping more: String = "") -> String {
    var previous: Unicode.Scalar?
    return printable().replacingScalars { scalar in
      let isMarkup = "\\~<&%$!'@|\(more)".unicodeScalars.contains(scalar)
      let isDoubled = previous == nil || previous == scalar
      let isEscaped = isMarkup || isDoubled && "*/_-=\"[]{}^.#".unicodeScalars.contains(scalar)
      previous = isEscaped ? " " : scalar
      guard isEscaped else { return nil }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
  }
}
