import CollaborationRules
import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Trace {
  /// The number of rows of the first attempt at a diagram; each next attempt has half as many, until Mermaid's limits are kept.
  private static let maximumRows = 250

  /// The Markdown blocks of the trace: the diagram, the number of rows left out, and the screens; some may be empty.
  var diagramBlocks: [String] {
    guard let first = rows.first?.number else { return [] }
    var count = Trace.maximumRows
    var diagram = beginning(from: first, count)
    while MermaidLimit(exceededBy: diagram) != nil, count > 1 {
      count /= 2
      diagram = beginning(from: first, count)
    }
    let rest = lastNumber &- first &- count &+ 1
    let left = rest > 0 ? "\(rest.counted("row")) more \(rest == 1 ? "is" : "are") not drawn." : ""
    return [Markdown.fence("mermaid", diagram), left, screens]
  }

  private func beginning(from first: Int, _ count: Int) -> String {
    let (end, isBeyond) = first.addingReportingOverflow(count)
    let drawn = isBeyond || lastNumber < end ? self : before(row: end)
    return drawn.written(as: .mermaid)
  }

  private var screens: String {
    let steps = steps
    guard steps.contains(where: { $0.screen != nil }) else { return "" }
    let drawings = steps.map { action, screen in
      let drawn = screen.map { ScreenDrawing(screen: $0, isWhole: true).text.plain }
      return "> \(action)\n" + (drawn ?? "(nothing new is drawn)\n")
    }
    let summary = steps.count == 1 ? "The screen" : "The screens after \(steps.count) actions"
    return Markdown.details(summary, [Markdown.fence("text", drawings.joined(separator: "\n"))])
  }

  fileprivate var steps: [(action: String, screen: Screen?)] {
    events.reduce(into: []) { steps, event in
      if event.kind == .action {
        steps.append((event.label.printable(), nil))
      } else if event.kind == .screen, !steps.isEmpty {
        steps[steps.count - 1].screen = event.screen
      }
    }
  }
}

/// The references between objects as a flow chart for Mermaid 10.3 or later: <https://mermaid.js.org/syntax/flowchart>.
extension ObjectGraph {
  var ownershipBlocks: [String] {
    guard !references.isEmpty else { return [] }
    let weak = references.contains { $0.strength != .strong }
    let legend =
      "A line keeps its target alive" + (weak ? "; a dotted line does not." : ".")
    return [Markdown.fence("mermaid", chart), legend] + closures
  }

  private var chart: String {
    let names = Dictionary(participants.enumerated().map { ($1, "p\($0)") }) { first, _ in first }
    let boxes = participants.map { participant in
      let type = participant.type.isEmpty ? "" : "<br>\(participant.type.mermaidText)"
      return "    \(names[participant] ?? "")[\"\(participant.name.mermaidText)\(type)\"]"
    }
    let arrows = references.map { reference in
      let line = reference.strength == .strong ? "-->" : "-.->"
      let ends = (names[reference.owner] ?? "", names[reference.target] ?? "")
      return "    \(ends.0) \(line)|\"\(reference.property.mermaidText)\"| \(ends.1)"
    }
    return (["flowchart LR"] + boxes + arrows).joined(separator: "\n")
  }

  private var closures: [String] {
    guard !unseen.isEmpty else { return [] }
    let names = unseen.map { Markdown.code("\($0.owner.name).\($0.property)") }
    return ["What closures hold is not seen: \(names.joined(separator: ", "))."]
  }
}

extension String {
  fileprivate var mermaidText: String {
    printable().reduce(into: "") { text, character in
      if "\"#<>&;".contains(character), let code = character.asciiValue {
        text += "#\(code);"
      } else {
        text.append(character)
      }
    }
  }
}

struct FindingsSection {
  let reviews: [(name: String, review: Review)]

  var blocks: [String] { [summary, Markdown.list(findings), lacks] }

  private var summary: String {
    guard reviews.count > 1 else {
      return reviews.first.map { Markdown.text("\($0.review.headline) \($0.review.summary)") } ?? ""
    }
    let count = found.count.counted("finding")
    return "\(count), by \(ruleCount.counted("rule")) in \(reviews.count.counted("scenario"))."
  }

  private var ruleCount: Int {
    let rules = reviews.flatMap { $0.review.results }.filter { !$0.result.examined.isEmpty }
    return rules.map(\.rule.name).uniqued().count
  }

  private var found: [(name: String, finding: Finding)] {
    var known: Set<[String]> = []
    return reviews.flatMap { name, review in review.findings.map { (name, $0) } }
      .filter { known.insert([$0.1.name, $0.1.text]).inserted }
  }

  private var findings: [String] {
    found.map { name, finding in
      let whole = reviews.count > 1 ? " (\(Markdown.code(name)))" : ""
      let repair = finding.repair.isEmpty ? "" : " Repair: \(Markdown.text(finding.repair))"
      return "**\(finding.name)**\(whole): \(Markdown.text(finding.text))\(repair)"
    }
  }

  private var lacks: String {
    guard reviews.count == 1 else { return "" }
    let review = reviews[0].review
    return (review.openQuestions + [review.unevaluatedRules]).filter { !$0.isEmpty }.map(
      Markdown.text
    )
    .joined(separator: "\n")
  }
}
