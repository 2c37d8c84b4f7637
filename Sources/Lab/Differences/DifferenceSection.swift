import CollaborationRules
import SequenceDiagrams
import Traces

/// A part of a Markdown page that shows one changed conversation: sentences, findings and a diagram.
struct DifferenceSection {
  private let conversation: ConversationDifference
  private let statements: [String]
  /// The diagram of the changed rows in Mermaid; empty where no row changed, and where it was left out.
  private(set) var diagram: String
  private var remark = ""

  private static let maximumStatements = 20
  private static let maximumFindings = 10
  private static let maximumRows = 60

  init(_ conversation: ConversationDifference, _ options: DifferenceOptions) {
    self.conversation = conversation
    statements = conversation.statements
    guard !conversation.difference.isEmpty else {
      diagram = ""
      return
    }
    var rows = Self.maximumRows
    diagram = conversation.difference.mermaid(context: options.context, longest: rows)
    while MermaidLimit(exceededBy: diagram) != nil, rows > 1 {
      rows /= 2
      diagram = conversation.difference.mermaid(context: options.context, longest: rows)
    }
  }

  mutating func dropDiagram() {
    diagram = ""
    remark = "The diagram is left out: the comment would be too long."
  }

  func blocks(isFolded: Bool) -> [String] {
    let heading = "### \(Markdown.code(conversation.briefName))"
    let blocks = [heading, conversation.summary, sentences, findings, drawing(isFolded), remark]
    return blocks.filter { !$0.isEmpty }
  }

  private var sentences: String {
    guard !statements.isEmpty else { return "" }
    let lines = statements.prefix(Self.maximumStatements).map { $0.brief(columns: 200) }
    let rest = statements.count - lines.count
    let more = rest > 0 ? ["  \(rest.counted("change")) more"] : []
    return Markdown.fence("diff", (lines + more).joined(separator: "\n"))
  }

  private func drawing(_ isFolded: Bool) -> String {
    guard !diagram.isEmpty else { return "" }
    let fence = Markdown.fence("mermaid", diagram)
    return isFolded || conversation.change != .changed
      ? Markdown.details("The diagram", [fence]) : fence
  }

  private var findings: String {
    Markdown.list(
      items("New finding", conversation.newFindings)
        + items("Finding gone", conversation.goneFindings)
    )
  }

  private func items(_ words: String, _ findings: [Finding]) -> [String] {
    let items = findings.prefix(Self.maximumFindings).map { finding in
      let repair = finding.repair.isEmpty ? "" : " Repair: \(finding.repair)"
      let sentences = ([finding.text] + finding.details).joined(separator: " ")
      let text = (sentences + repair).brief(columns: 400)
      return "**\(words)** \(Markdown.code(finding.name)): \(Markdown.code(text))"
    }
    let rest = findings.count - items.count
    return items
      + (rest > 0 ? ["**\(words)**: \(rest) more"] : [])
  }
}
