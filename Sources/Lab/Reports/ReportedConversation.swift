import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import Traces

/// A conversation as a sequence diagram, with the screens that were seen.
struct ReportedConversation {
  private let trace: Trace

  /// So many rows are drawn: more take more characters than Mermaid does by default.
  private static let mostRows = 250

  init(_ trace: Trace) { self.trace = trace }

  /// The diagram, what of it was left out, and the screens.
  var blocks: [String] {
    guard let first = trace.rows.first?.number else { return [] }
    let (last, end) = (trace.lastNumber, first + ReportedConversation.mostRows)
    let drawn = last < end ? trace : trace.before(row: end)
    let left = last < end ? "" : "\(last - end + 1) rows more are not drawn."
    return [Markdown.fence("mermaid", drawn.written(as: .mermaid)), left, screens]
  }

  private var screens: String {
    let steps = trace.steps
    guard steps.contains(where: { $0.screen != nil }) else { return "" }
    let drawings = steps.map { action, screen in
      let drawn = screen.map { ScreenDrawing(screen: $0, isWhole: true).text.plain }
      return "> \(action)\n" + (drawn ?? "(nothing new is drawn)\n")
    }
    let summary = steps.count == 1 ? "The screen" : "The screens after \(steps.count) actions"
    return Markdown.details(summary, [Markdown.fence("text", drawings.joined(separator: "\n"))])
  }
}

extension Trace {
  /// What was done, and what was drawn last until the next action; nil where nothing was.
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
