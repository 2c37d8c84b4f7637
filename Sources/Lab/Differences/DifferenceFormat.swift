import CollaborationRules
import PrintableText
import SequenceDiagrams
import TerminalText
import WebPages

/// An output format for the differences between two folders of traces, or between two traces.
public enum DifferenceFormat: String, CaseIterable, Sendable {
  /// The changed rows of each conversation, as a ladder or in sentences, for a terminal.
  case text
  /// A comment on a pull request: sentences, diagrams and findings, in at most ``DifferenceMarkdown/maximumSize`` bytes.
  case markdown
  /// A page in HTML, one file to be opened in a browser.
  case html
  /// The changed rows, sentences and findings as one JSON object, for other programs.
  case json
  /// One SVG picture with the changed rows of each conversation, one conversation below the other.
  case svg
}

/// The options of a written comparison of traces.
public struct DifferenceOptions: Sendable {
  /// The number of unchanged rows to show before and after a change.
  public let context: Int
  /// Whether the format `text` describes the changes in sentences instead of drawing the changed rows.
  public let saysOnlySentences: Bool
  /// The options of the drawings in a text.
  public let diagram: DiagramOptions

  /// Creates options.
  public init(context: Int, saysOnlySentences: Bool, diagram: DiagramOptions) {
    self.context = context
    self.saysOnlySentences = saysOnlySentences
    self.diagram = diagram
  }
}

extension FolderDifference {
  /// Returns the differences in a format, ended by a newline; only ``DifferenceFormat/text`` has styles.
  ///
  ///     difference.written(as: .markdown, options).plain
  public func written(as format: DifferenceFormat, _ options: DifferenceOptions) -> StyledText {
    switch format {
    case .text: text(options)
    case .markdown: StyledText(DifferenceMarkdown(difference: self, options: options).text)
    case .html: StyledText(page(context: options.context).text)
    case .json: StyledText(json)
    case .svg: StyledText(picture(context: options.context))
    }
  }

  private func page(context: Int) -> WebPage {
    let differences = conversations.map { conversation in
      WebDifference(
        conversation.name,
        summary: conversation.summary,
        statements: conversation.statements,
        LadderRows(of: conversation.difference, context: context),
        findings: (conversation.newFindings, conversation.goneFindings)
      )
    }
    return WebPage(differences: differences, headline, lead: "From \(before) to \(after).")
  }

  private func picture(context: Int) -> String {
    TraceDifference.svg(
      of: conversations.map { ("\($0.name): \($0.summary)", $0.difference) },
      title: headline,
      description: "From \(before) to \(after)",
      context: context
    )
  }

  private func text(_ options: DifferenceOptions) -> StyledText {
    if let pair { return text(of: pair, options) }
    let start = StyledText(headline + "\n", .strong).wrapped(to: options.diagram.width)
    return conversations.reduce(start) { text, conversation in
      let name = StyledText("\n== \(conversation.name.printable())\n", .strong)
      return text + name + self.text(of: conversation, options)
    }
  }

  private func text(
    of conversation: ConversationDifference,
    _ options: DifferenceOptions
  ) -> StyledText {
    let (rows, width) = (conversation.difference, options.diagram.width)
    let changes =
      conversation.newFindings.map { line("New finding", $0, .bad) }
      + conversation.goneFindings.map { line("Finding gone", $0, .good) }
    let findings = StyledText(lines: changes).wrapped(to: width)
    if options.saysOnlySentences || rows.isEmpty {
      let sentences = rows.sentences(before: before, after: after)
      return sentences.wrapped(to: width) + findings
    }
    return StyledText(rows.summary + "\n", .strong).wrapped(to: width)
      + rows.ladder(context: options.context, options.diagram) + findings
  }

  private func line(_ words: String, _ finding: Finding, _ style: TextStyle) -> StyledText {
    StyledText("\(words): \(finding.name.printable()). ", style)
      + StyledText(finding.text.printable())
  }
}
