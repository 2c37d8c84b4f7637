import ComparisonData

/// A Markdown page about a module or a trace, for readers new to the code; the same input gives the same bytes.
public struct Report {
  /// The text of the page in Markdown, with its checksum and a newline at the end.
  public let markdown: String

  typealias Section = (heading: String, blocks: [String])

  /// Creates a page; empty blocks and sections without blocks are left out.
  init(_ title: String, _ lead: String, command words: String, _ sections: [Section]) {
    let command = Markdown.code("viperlab report \(words) -o FILE")
    let origin =
      "\(command)\(Report.signature) \(Markdown.code("--check")) says whether it is still true."
    let parts = sections.map { ["## \($0.heading)"] + $0.blocks.filter { !$0.isEmpty } }
    let full = parts.filter { $0.count > 1 }
    let blocks = ["# \(Markdown.text(title))", lead, origin] + full.joined()
    markdown = Report.marked(blocks.joined(separator: "\n\n") + "\n\n")
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
}

/// The format of a report on a module or on traces.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Markdown with Mermaid diagrams, which code hosts draw.
  case markdown
  /// A page in HTML, one file to be opened in a browser.
  case html
}
