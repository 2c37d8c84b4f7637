import ComparisonData
import PrintableText

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
  static func isUnchanged(_ text: String) -> Bool {
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

enum Markdown {
  static func text(_ words: String) -> String {
    words.printable().reduce(into: "") { text, character in
      if "\\`*_[]<>#&".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  static func code(_ words: String) -> String {
    let text = words.printable()
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return "\(marks)\(gap)\(text)\(gap)\(marks)"
  }

  static func fence(_ language: String, _ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: max(3, longest + 1))
    return "\(marks)\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")\(marks)"
  }

  static func table(_ heading: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [heading, heading.map { _ in "---" }] + rows
    return lines.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }

  static func details(_ summary: String, _ blocks: [String]) -> String {
    (["<details><summary>\(summary)</summary>"] + blocks + ["</details>"])
      .joined(separator: "\n\n")
  }

  static func list(_ items: [String]) -> String { items.map { "* \($0)" }.joined(separator: "\n") }
}
