import Traces

extension Trace {
  /// The trace as a sequence diagram for PlantUML, <https://plantuml.com/sequence-diagram>.
  public var plantUML: String {
    let script = SequenceScript(self)
    let names = script.participants.enumerated().map { index, participant in
      let name = participant.name.plantUML(escaping: "\"")
      return "\(participant.isUser ? "actor" : "participant") \"\(name)\" as p\(index)"
    }
    var gone: Set<Int> = []
    let lines = script.statements.flatMap { $0.plantUML(&gone) }
    return (["@startuml"] + names + lines + ["@enduml"]).map { "\($0)\n" }.joined()
  }
}

extension SequenceScript.Statement {
  /// The lines of a statement; who is gone has no activation to end.
  fileprivate func plantUML(_ gone: inout Set<Int>) -> [String] {
    switch self {
    case .arrow(let style, let from, let to, let words, let opens, let closes):
      let arrow = "p\(from) \(style.plantUML) p\(to)\(words.plantUMLLabel)"
      let before = style == .created && gone.insert(to).inserted ? ["create p\(to)"] : []
      if style != .lost { gone.remove(to) }
      let closing = closes && !gone.contains(from) ? ["deactivate p\(from)"] : []
      return before + [arrow] + (opens ? ["activate p\(to)"] : []) + closing
    case .end(let lane): return gone.contains(lane) ? [] : ["deactivate p\(lane)"]
    case .remark(let lane, let words): return ["note over p\(lane)\(words.plantUMLLabel)"]
    case .divider(let words): return ["== \(words.plantUML()) =="]
    case .gone(let lanes, let words):
      let ended = lanes.filter { gone.insert($0).inserted }
      let note = lanes.first.map { "note over p\($0)\(words.plantUMLLabel)" }
      return [note ?? "== \(words.plantUML()) =="] + ended.map { "destroy p\($0)" }
    }
  }
}

extension Arrow.Style {
  fileprivate var plantUML: String {
    switch self {
    case .call, .created: "->"
    case .asynchronous: "->>"
    case .answer: "-->"
    case .lost: "->x"
    }
  }
}

extension String {
  /// A colon and the words, or nothing when there are none.
  fileprivate var plantUMLLabel: String { isEmpty ? "" : " : \(plantUML())" }

  /// Words that PlantUML takes as they are, with markup written as `<U+002A>`.
  fileprivate func plantUML(escaping more: String = "") -> String {
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in escapingControls().unicodeScalars {
      let isMarkup = "\\~<&%$!'@|\(more)".unicodeScalars.contains(scalar)
      let isDoubled = previous == nil || previous == scalar
      if isMarkup || isDoubled && "*/_-=\"[]{}^.#".unicodeScalars.contains(scalar) {
        text += scalar.plantUML
        previous = " "
      } else {
        text.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var plantUML: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }
}
