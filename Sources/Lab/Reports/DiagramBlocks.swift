import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Trace {
  /// The Markdown blocks of the trace: the diagram, the number of rows left out, and the screens; some may be empty.
  var diagramBlocks: [String] {
    guard let first = rows.first?.number else { return [] }
    let (diagram, count) = Markdown.diagram(ofAtMost: 250) { beginning(from: first, $0) }
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
