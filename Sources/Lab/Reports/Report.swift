import ComparisonData

/// A Markdown page about a module or a trace, for readers new to the code; the same input gives the same bytes.
public struct Report {
  private let title: String
  private let lead: [String]
  private let sections: [Section]

  typealias Section = (heading: String, blocks: [String])

  init(_ title: String, _ lead: String, command words: String, _ sections: [Section]) {
    self.title = title
    let command = Markdown.code("viperlab report \(words) -o FILE")
    self.lead = [
      lead,
      "\(command)\(Report.signature) \(Markdown.code("--check")) says whether it is still true.",
    ]
    self.sections = sections.map { ($0.heading, $0.blocks.filter { !$0.isEmpty }) }
  }

  private static let signature = " writes this page, and with"

  private static let mark = "<!-- The mark of all above: "

  /// Returns whether a text is an unchanged report; reports of the first version have no checksum and count as unchanged.
  package static func isUnchanged(_ text: String) -> Bool {
    guard let mark = text.ranges(of: mark).last else {
      let lines = text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: false)
      return text.hasPrefix("# ") && lines.prefix(8).contains { $0.contains(signature) }
    }
    return marked(String(text[..<mark.lowerBound])) == text
  }

  static func marked(_ body: String) -> String {
    "\(body)\(mark)\(SourceDigest(of: body).text) -->\n"
  }

  /// The text of the page in Markdown, with its checksum and a newline at the end.
  public var markdown: String { Report.marked(body + "\n\n") }

  private var body: String {
    let parts = sections.filter { !$0.blocks.isEmpty }
    let blocks = ["# \(Markdown.text(title))"] + lead
    return (blocks + parts.flatMap { ["## \($0.heading)"] + $0.blocks }).joined(separator: "\n\n")
  }
}

/// The format of a report on a module or on traces.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Markdown with Mermaid diagrams, which code hosts draw.
  case markdown
  /// A page in HTML, one file to be opened in a browser.
  case html
}
