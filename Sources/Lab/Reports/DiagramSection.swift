import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Trace {
  /// The number of rows of the first attempt at a diagram; each next attempt has half as many, until Mermaid's limits are kept.
  private static let maximumRows = 250

  /// The Markdown blocks: the diagram, the number of rows left out, and the screens; no blocks for a trace without rows.
  ///
  /// A block without content is an empty string.
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
