import CollaborationRules
import PrintableText
import SequenceDiagrams
import Traces

/// The differences between two folders, or two traces, as a Markdown page that fits into one comment on a code host.
///
/// Text from traces stands only in code and in labels of diagrams, where code hosts make no links, mentions or markup of it.
struct DifferenceMarkdown {
  /// The maximum number of bytes of a page: GitHub's maximum number of characters in a comment.
  static let maximumSize = 65_536
  /// The first line of a page, which is not shown, and by which a program finds the comment in order to update it.
  static let marker = "<!-- viperlab diff -->"

  private static let footSize = 4_000
  private static let maximumListed = 40
  private static let maximumUnfolded = 3

  let difference: FolderDifference
  let options: DifferenceOptions

  /// The page; where it would be too long, the largest diagrams are left out first, then the last conversations are only counted.
  var text: String {
    let head = [Self.marker, "## \(difference.headline)", list].filter { !$0.isEmpty }
    var sections = difference.conversations.map { DifferenceSection($0, options) }
    var room = Self.maximumSize - Self.footSize - size(of: head)
    dropDiagrams(of: &sections, room)
    let isFolded = sections.count > Self.maximumUnfolded
    let shown = sections.map { $0.blocks(isFolded: isFolded) }.prefix { blocks in
      room -= size(of: blocks)
      return room >= 0
    }
    let blocks = head + shown.joined() + [remainder(sections.count - shown.count), legend]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func dropDiagrams(of sections: inout [DifferenceSection], _ room: Int) {
    var size = sections.reduce(0) { $0 + self.size(of: $1.blocks(isFolded: true)) }
    let sizes = sections.map { $0.diagram.utf8.count }
    for index in sections.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
      guard size > room, sizes[index] > 0 else { return }
      size -= self.size(of: sections[index].blocks(isFolded: true))
      sections[index].dropDiagram()
      size += self.size(of: sections[index].blocks(isFolded: true))
    }
  }

  private var list: String {
    let conversations = difference.conversations
    guard conversations.count > 1 else { return "" }
    let lines = conversations.prefix(Self.maximumListed).map {
      "\(Markdown.code($0.briefName)): \($0.summary)"
    }
    let rest = conversations.count - lines.count
    return Markdown.list(lines + (rest > 0 ? ["\(rest) more"] : []))
  }

  private func remainder(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let words = "\(count.counted("conversation")) more \(count == 1 ? "is" : "are") not shown here"
    return "\(words), because a comment has at most 65,536 characters. \(Markdown.code(command)) "
      + "shows everything."
  }

  private var command: String {
    let names = [difference.before, difference.after].map { $0.brief(columns: 100).shellWord }
    return "viperlab diff \(names.joined(separator: " "))"
  }

  private var legend: String {
    guard !difference.isEmpty else { return "" }
    let names = [difference.before, difference.after].map { Markdown.code($0.brief(columns: 100)) }
    return """
      `+` is new, `-` no more, `~` said otherwise, `>` moved, `x` repeated more or less often. \
      Numbers of rows with `-` and numbers after "was" are those of \(names[0]), all others those \
      of \(names[1]).
      """
  }

  private func size(of blocks: [String]) -> Int { blocks.reduce(0) { $0 + $1.utf8.count + 2 } }
}

extension ConversationDifference {
  var briefName: String { name.brief(columns: 100) }
}

/// A part of a Markdown page that shows one changed conversation: sentences, findings and a diagram.
struct DifferenceSection {
  private let conversation: ConversationDifference
  private let statements: [String]
  private(set) var diagram: String
  private var remark = ""

  private static let maximumStatements = 20
  private static let maximumFindings = 10
  private static let maximumRows = 60

  init(_ conversation: ConversationDifference, _ options: DifferenceOptions) {
    let difference = conversation.difference
    self.conversation = conversation
    statements = conversation.statements
    diagram =
      difference.isEmpty
      ? ""
      : Markdown.diagram(ofAtMost: Self.maximumRows) { rows in
        difference.mermaid(context: options.context, longest: rows)
      }.text
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
    let new = items("New finding", conversation.newFindings)
    return Markdown.list(new + items("Finding gone", conversation.goneFindings))
  }

  private func items(_ words: String, _ findings: [Finding]) -> [String] {
    let items = findings.prefix(Self.maximumFindings).map { finding in
      let text = finding.sentences.joined(separator: " ").brief(columns: 400)
      return "**\(words)** \(Markdown.code(finding.name)): \(Markdown.code(text))"
    }
    let rest = findings.count - items.count
    return items + (rest > 0 ? ["**\(words)**: \(rest) more"] : [])
  }
}
