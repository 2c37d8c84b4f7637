import ComparisonData
import SequenceDiagrams
import Stage
import TerminalText
import Traces

/// A part of a comparison that can be printed alone.
package enum ComparisonTopic: String, CaseIterable, Sendable {
  /// The diagrams of the messages in each variant's run, and the last screen.
  case diagrams
  case source
  case runs
  case tests
  /// The place of each responsibility, such as formatting, in the source of each variant.
  case `where`
  /// The cost of each of the module's change requests in the variants.
  case changes
  /// The references between the objects of each variant at the end of the scenario.
  case ownership
  /// A row with a few figures for each variant of the module.
  case overview
  /// The diagrams, the table of all measures, the places of responsibilities, the costs of changes, and the references.
  case all
}

extension Module {
  /// The topics of the module's comparisons; `changes` only if the module has change requests.
  package var comparisonTopics: [ComparisonTopic] {
    ComparisonTopic.allCases.filter { $0 != .changes || !changes.isEmpty }
  }
}

extension ArchitectureComparison {
  /// Returns the text of one part of the comparison, or of all parts.
  ///
  /// With `isPlain`, diagrams and most tables are written as sentences, for screen readers. `drawn` draws a screen.
  package func text(
    of topic: ComparisonTopic,
    _ options: DiagramOptions,
    isPlain: Bool = false,
    drawn: (Screen) -> StyledText
  ) -> StyledText {
    let width = options.width
    let title = StyledText("\(module.title), \(scenario.name): \(scenario.title)\n", .strong)
    let part: StyledText =
      switch topic {
      case .diagrams: diagrams(options, isPlain: isPlain, drawn: drawn)
      case .source:
        table([.source, .role], width: width, isPlain: isPlain) + shared(width) + metricsHint(width)
      case .runs: table([.run], width: width, isPlain: isPlain) + metricsHint(width)
      case .tests: table([.tests], width: width, isPlain: isPlain) + metricsHint(width)
      case .where: ResponsibilityTable(of: self).text(width: width).wrapped(to: width)
      case .changes: changes(width: width, isPlain: isPlain)
      case .ownership: ownership(options, isPlain: isPlain)
      case .overview: overview(width: width, isPlain: isPlain)
      case .all:
        diagrams(options, isPlain: isPlain, drawn: drawn) + "\n"
          + table(width: width, isPlain: isPlain) + metricsHint(width) + "\n"
          + ResponsibilityTable(of: self).text(width: width).wrapped(to: width) + "\n"
          + changes(width: width, isPlain: isPlain) + "\n" + ownership(options, isPlain: isPlain)
      }
    return title.wrapped(to: width) + part
  }

  /// Returns the table of all measures, followed by a line about the files that all variants share and no measure counts.
  package func table(width: Int, isPlain: Bool = false) -> StyledText {
    table(Metric.Group.allCases, width: width, isPlain: isPlain) + shared(width)
  }

  /// Returns the diagrams of the runs (sentences with `isPlain`), the verdicts, and the last screen if all variants showed it.
  ///
  /// The diagrams stand side by side if they fit in the width, else one below the other. A note on what is not recorded follows.
  private func diagrams(
    _ options: DiagramOptions,
    isPlain: Bool,
    drawn: (Screen) -> StyledText
  ) -> StyledText {
    var text = isPlain ? sentences.wrapped(to: options.width) : conversations(options)
    text += verdicts.wrapped(to: options.width)
    if let screen = sharedScreen {
      text += StyledText(scenario.steps.count > 1 ? "The last of them:\n" : "") + drawn(screen)
    }
    return text
      + StyledText(ArchitectureComparison.recorderLimits + "\n").wrapped(to: options.width)
  }

  private func table(_ groups: [Metric.Group], width: Int, isPlain: Bool) -> StyledText {
    MetricTable(of: self, groups).text(width: width, isPlain: isPlain)
  }

  private func shared(_ width: Int) -> StyledText {
    StyledText(lines: sharedFiles.map { StyledText($0) }).wrapped(to: width)
  }

  private func metricsHint(_ width: Int) -> StyledText {
    StyledText("How each was measured, and all that was counted:  metrics NAME\n", .dim)
      .wrapped(to: width)
  }

  private var sentences: StyledText {
    entries.reduce(into: StyledText()) { text, entry in
      text += StyledText("\(entry.variant.title): \(entry.summary).\n")
      text += StyledText(sentencesOf: entry.scenarioRun.trace.rows)
      text += "Work inside one object is no message.\n\n"
    }
  }

  private func conversations(_ options: DiagramOptions) -> StyledText {
    let columns = entries.map {
      SideBySideDiagrams.Entry($0.variant.title, caption: $0.summary, $0.scenarioRun.trace)
    }
    let diagrams = SideBySideDiagrams(columns, options)
    guard diagrams.fitSideBySide else {
      let words = diagrams.neededWidth.map {
        "Side by side they need \($0) columns; here are \(options.width).\n\n"
      }
      return stacked(options) + StyledText(words ?? "", .dim).wrapped(to: options.width)
    }
    return diagrams.drawn() + StyledText("Work inside one object is no message.\n\n", .dim)
  }

  private func stacked(_ options: DiagramOptions) -> StyledText {
    var options = options
    options.labelColumn =
      entries.map { Diagram($0.scenarioRun.trace).labelColumn(options) }.max() ?? 0
    return entries.reduce(into: StyledText()) { text, entry in
      let title = StyledText(entry.variant.title + " ", .strong).padded(to: 8)
      text += (title + StyledText(entry.summary + "\n")).wrapped(to: options.width)
      text += Diagram(entry.scenarioRun.trace).drawn(options)
      text += StyledText("Work inside one object is no message.\n", .dim) + "\n"
    }
  }

  static let recorderLimits =
    "The recorder sees what passes through seams, the references to collaborators. It does not see work inside one object, calls "
    + "between concrete types, or what a closure holds: few messages do not mean little work."
}
