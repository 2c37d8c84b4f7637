import SequenceDiagrams
import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// The conversations beside each other where they fit, else one below the other; whether the
  /// screens are the same, and the last of them; everything that was measured; and where each piece
  /// of work is done.
  ///
  /// Plain, the conversations are sentences, for screen readers. A screen is drawn by whoever asks.
  public func text(
    _ options: DiagramOptions,
    isPlain: Bool = false,
    drawn: (Screen) -> StyledText
  ) -> StyledText {
    let title = "\(module.title), \(scenario.name): \(scenario.title)\n"
    var text = StyledText(title, .strong).wrapped(to: options.width)
    text += isPlain ? sentences.wrapped(to: options.width) : conversations(options)
    text += verdicts.wrapped(to: options.width)
    if let screen = sharedScreen { text += drawn(screen) }
    text += "\n" + table(width: options.width, isPlain: isPlain)
    text += StyledText("How each was measured, and all that was counted:  metrics NAME\n\n", .dim)
      .wrapped(to: options.width)
    text += ResponsibilityTable(of: self).text(width: options.width).wrapped(to: options.width)
    return text + StyledText(ArchitectureComparison.blindness + "\n").wrapped(to: options.width)
  }

  /// Everything that was measured, and what is counted as nobody's.
  public func table(width: Int, isPlain: Bool = false) -> StyledText {
    let table = MetricTable(of: self)
    return (isPlain ? table.sentences.wrapped(to: width) : table.text(width: width))
      + StyledText(lines: sharedFiles.map { StyledText($0) }).wrapped(to: width)
  }

  /// One sentence a row, a variant after the other.
  private var sentences: StyledText {
    entries.reduce(into: StyledText()) { text, entry in
      text += StyledText("\(entry.variant.title): \(entry.summary).\n")
      text += StyledText(sentencesOf: entry.scenarioRun.trace.rows)
      text += "Work inside one object is no message.\n\n"
    }
  }

  private func conversations(_ options: DiagramOptions) -> StyledText {
    let diagrams = SideBySideDiagrams(
      entries.map {
        SideBySideDiagrams.Entry($0.variant.title, caption: $0.summary, $0.scenarioRun.trace)
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
      entries.map { Diagram($0.scenarioRun.trace).labelColumn(options) }.max() ?? 0
    return entries.reduce(into: StyledText()) { text, entry in
      let title = StyledText(entry.variant.title + " ", .strong).padded(to: 8)
      text += (title + StyledText(entry.summary + "\n")).wrapped(to: options.width)
      text += entry.ladder(options) + "\n"
    }
  }

  /// What the recorder cannot see.
  static let blindness =
    "The recorder sees what passes through seams, the references to collaborators. It does not see work inside one object, calls "
    + "between concrete types, or what a closure holds: few messages do not mean little work."
}

extension ArchitectureComparison.Entry {
  /// The conversation, and what its rows leave out.
  fileprivate func ladder(_ options: DiagramOptions) -> StyledText {
    Diagram(scenarioRun.trace).drawn(options)
      + StyledText("Work inside one object is no message.\n", .dim)
  }
}
