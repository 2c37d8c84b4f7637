import SequenceDiagrams
import Stage
import Traces

extension ArchitectureComparison {
  /// The conversations beside each other where they fit, else one below the other, and beneath
  /// them where each piece of work is done.
  ///
  /// Plain, they are sentences, for screen readers.
  public func text(_ options: DiagramOptions, isPlain: Bool = false) -> StyledText {
    var text = StyledText("\(module.title), \(scenario.name): \(scenario.title)\n", .strong)
    text += isPlain ? sentences : conversations(options)
    return text + Workplaces(of: self).text(width: options.width) + screens
  }

  /// One sentence a row, a variant after the other.
  private var sentences: StyledText {
    entries.reduce(into: StyledText()) { text, entry in
      text += StyledText("\(entry.variant.architecture.title): \(entry.summary).\n")
      text += StyledText(sentencesOf: entry.performance.trace.rows)
      text += "Work inside one object is no message.\n\n"
    }
  }

  private func conversations(_ options: DiagramOptions) -> StyledText {
    let diagrams = SideBySideDiagrams(
      entries.map {
        SideBySideDiagrams.Entry(
          $0.variant.architecture.title,
          caption: $0.summary,
          $0.performance.trace
        )
      },
      options
    )
    guard diagrams.standBeside else { return stacked(options) }
    return diagrams.drawn() + StyledText("Work inside one object is no message.\n\n", .dim)
  }

  /// One ladder below the other, with all labels in one column.
  private func stacked(_ options: DiagramOptions) -> StyledText {
    var options = options
    options.labelColumn =
      entries.map { Diagram($0.performance.trace).labelColumn(options) }.max() ?? 0
    return entries.reduce(into: StyledText()) { text, entry in
      text += StyledText(entry.variant.architecture.title, .strong).padded(to: 8)
      text += StyledText(entry.summary + "\n") + entry.ladder(options) + "\n"
    }
  }

  /// Whether all showed the same.
  private var screens: StyledText {
    StyledText(verdict + "\n", isSameEverywhere ? .plain : .bad)
  }

  private var verdict: String {
    let count = scenario.steps.count
    switch entries.count {
    case _ where !isSameEverywhere: return "The screens are not the same everywhere."
    case 1: return "The screens are as the scenario says (\(count) of \(count) compared)."
    case 2: return "The screens are the same in both (\(count) of \(count) compared)."
    default:
      return "The screens are the same in all \(entries.count) (\(count) of \(count) compared)."
    }
  }
}

extension ArchitectureComparison.Entry {
  /// The conversation, and what its rows leave out.
  fileprivate func ladder(_ options: DiagramOptions) -> StyledText {
    Diagram(performance.trace).drawn(options)
      + StyledText("Work inside one object is no message.\n", .dim)
  }
}
