import PrintableText
import SequenceDiagrams

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

  /// Draws at most `count` rows for Mermaid; each next attempt has half as many, until Mermaid's limit is kept.
  static func diagram(ofAtMost count: Int, _ draw: (Int) -> String) -> (text: String, count: Int) {
    let text = draw(count)
    guard count > 1, DiagramFormat.mermaid.warning(about: text, alternatives: []) != nil else {
      return (text, count)
    }
    return diagram(ofAtMost: count / 2, draw)
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
