import CollaborationRules
import PrintableText
import SequenceDiagrams
import TerminalText
import WebPages

/// An output format for the differences between two folders of traces, or between two traces.
///
///     difference.written(as: .markdown).plain
public struct DifferenceFormat: Sendable {
  /// The name of the format, as typed on the command line.
  public let name: String
  fileprivate let write: @Sendable (FolderDifference, DifferenceOptions) -> StyledText

  /// The changed rows of each conversation, as a ladder or in sentences, for a terminal.
  public static let text = DifferenceFormat(name: "text") { $0.text($1) }

  /// A comment on a pull request: sentences, diagrams and findings, in at most ``DifferenceMarkdown/maximumSize`` bytes.
  public static let markdown = DifferenceFormat(name: "markdown") {
    StyledText(DifferenceMarkdown(difference: $0, options: $1).text)
  }

  /// The changed rows, sentences and findings as one JSON object, for other programs.
  public static let json = DifferenceFormat(name: "json") { difference, _ in
    StyledText(difference.json)
  }

  /// One SVG picture with the changed rows of each conversation, one conversation below the other.
  public static let svg = DifferenceFormat(name: "svg") { difference, options in
    StyledText(
      TraceDifference.svg(
        of: difference.conversations.map { ("\($0.name): \($0.summary)", $0.difference) },
        title: difference.headline,
        description: "From \(difference.before) to \(difference.after)",
        context: options.context
      )
    )
  }

  /// A page in HTML, one file to be opened in a browser.
  public static let html = DifferenceFormat(name: "html") { difference, options in
    let differences = difference.conversations.map { conversation in
      WebDifference(
        conversation.name,
        summary: conversation.summary,
        statements: conversation.statements,
        LadderRows(of: conversation.difference, context: options.context),
        findings: (conversation.newFindings, conversation.goneFindings)
      )
    }
    let lead = "From \(difference.before) to \(difference.after)."
    return StyledText(WebPage(differences: differences, difference.headline, lead: lead).text)
  }

  /// All formats.
  public static let all = [text, markdown, html, json, svg]
}

extension DifferenceFormat {
  /// Creates the format with a name in lower case; nil for an unknown name.
  public init?(named name: String) {
    guard let format = DifferenceFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

/// The options of a written comparison of traces.
public struct DifferenceOptions: Sendable {
  /// The number of unchanged rows to show before and after a change.
  public var context: Int
  /// Whether the format `text` describes the changes in sentences instead of drawing the changed rows.
  public var saysOnlySentences: Bool
  /// The options of the drawings in a text.
  public var diagram: DiagramOptions

  /// Creates options; the defaults draw in 80 columns.
  public init(
    context: Int = 2,
    saysOnlySentences: Bool = false,
    diagram: DiagramOptions = DiagramOptions()
  ) {
    self.context = context
    self.saysOnlySentences = saysOnlySentences
    self.diagram = diagram
  }
}

extension FolderDifference {
  /// Returns the differences in a format, ended by a newline; only ``DifferenceFormat/text`` has styles.
  public func written(
    as format: DifferenceFormat,
    _ options: DifferenceOptions = DifferenceOptions()
  ) -> StyledText { format.write(self, options) }

  fileprivate func text(_ options: DifferenceOptions) -> StyledText {
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
