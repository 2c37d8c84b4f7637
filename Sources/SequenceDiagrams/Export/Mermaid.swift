import Traces

extension Trace {
  /// The trace as a sequence diagram for Mermaid, <https://mermaid.js.org/syntax/sequenceDiagram>.
  public var mermaid: String {
    let script = SequenceScript(self)
    let names = script.participants.enumerated().map { index, participant in
      "\(participant.isUser ? "actor" : "participant") p\(index) as \(participant.name.mermaid)"
    }
    let lines = names + script.statements.flatMap { $0.mermaid(lanes: script.participants.count) }
    return "sequenceDiagram\n" + lines.map { "    \($0)\n" }.joined()
  }
}

extension SequenceScript.Statement {
  fileprivate func mermaid(lanes: Int) -> [String] {
    switch self {
    case .arrow(let style, let from, let to, let words, let opens, let closes):
      let sign = opens ? "+" : closes ? "-" : ""
      return ["p\(from)\(style.mermaid)\(sign)p\(to): \(words.mermaid)"]
    case .end(let lane): return ["deactivate p\(lane)"]
    case .remark(let lane, let words): return ["Note over p\(lane): \(words.mermaid)"]
    case .gone(let gone, let words):
      guard let first = gone.first else { return across(lanes, words) }
      return ["Note over p\(first): \(words.mermaid)"]
    case .divider(let words): return across(lanes, words)
    }
  }

  private func across(_ lanes: Int, _ words: String) -> [String] {
    switch lanes {
    case 0: []
    case 1: ["Note over p0: \(words.mermaid)"]
    default: ["Note over p0,p\(lanes - 1): \(words.mermaid)"]
    }
  }
}

extension Arrow.Style {
  fileprivate var mermaid: String {
    switch self {
    case .call, .created: "->>"
    case .asynchronous: "-)"
    case .answer: "-->>"
    case .lost: "-x"
    }
  }
}

extension String {
  /// Words that Mermaid takes as they are: no comment, statement, break, tag, formula or directive.
  fileprivate var mermaid: String {
    var text = ""
    for scalar in escapingControls().unicodeScalars {
      if "#;<>&%$\"\\".unicodeScalars.contains(scalar) {
        text += "#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.isEmpty ? "#160;" : text.withoutMermaidWords
  }

  /// Some words steer Mermaid even inside a label; their first letter is written as a number.
  private var withoutMermaidWords: String {
    var text = self
    for word in ["wrap:", "nowrap:"] where text.hasPrefix(word) { text = text.codingFirstLetter }
    for word in ["style", "classDef"] where text.contains(word) {
      text = text.split(separator: word, omittingEmptySubsequences: false)
        .joined(separator: word.codingFirstLetter)
    }
    return text
  }

  private var codingFirstLetter: String {
    guard let code = first?.asciiValue else { return self }
    return "#\(code);" + dropFirst()
  }
}
