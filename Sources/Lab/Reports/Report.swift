import ComparisonData
import TerminalText
import Traces

/// What a newcomer reads about a module or a recorded conversation: Markdown that a code host shows.
///
/// The same module or trace gives the same bytes, so that a file of it can be held against the code.
public struct Report {
  private let title: String
  private let lead: [String]
  private let sections: [Section]

  /// A part under a heading of its own; left out where there is nothing to say.
  struct Section {
    let heading: String
    let blocks: [String]

    /// Makes a section of blocks, those that are empty left out.
    init(_ heading: String, _ blocks: [String]) {
      self.heading = heading
      self.blocks = blocks.filter { !$0.isEmpty }
    }
  }

  /// A page under a title; the words behind `viperlab report` write it again.
  init(_ title: String, _ lead: String, command words: String, _ sections: [Section]) {
    self.title = title
    let command = Markdown.code("viperlab report \(words) -o FILE")
    self.lead = [
      lead,
      "\(command)\(Report.signature) \(Markdown.code("--check")) says whether it is still true.",
    ]
    self.sections = sections
  }

  /// What stands near the beginning of each report.
  private static let signature = " writes this page, and with"

  /// What stands before the mark of a page at its end.
  private static let mark = "<!-- The mark of all above: "

  /// Whether a text is a report in the form in which it was written, without later changes.
  ///
  /// Reports of the first version have no mark at their end and count as unchanged.
  static func isUnchanged(_ text: String) -> Bool {
    guard let mark = text.ranges(of: mark).last else {
      let lines = text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: false)
      return text.hasPrefix("# ") && lines.prefix(8).contains { $0.contains(signature) }
    }
    return marked(String(text[..<mark.lowerBound])) == text
  }

  private static func marked(_ body: String) -> String {
    var digest = SourceDigest()
    digest.add(body)
    return "\(body)\(mark)\(digest.text) -->\n"
  }

  /// The page, ended by a newline.
  public var markdown: String { Report.marked(body + "\n\n") }

  private var body: String {
    let parts = sections.filter { !$0.blocks.isEmpty }
    let blocks = ["# \(Markdown.text(title))"] + lead
    return (blocks + parts.flatMap { ["## \($0.heading)"] + $0.blocks }).joined(separator: "\n\n")
  }
}
