import PrintableText

/// Pieces of a Markdown page as code hosts show it.
enum Markdown {
  /// Words as they are, whatever signs are in them.
  static func text(_ words: String) -> String {
    words.printable().reduce(into: "") { text, character in
      if "\\`*_[]<>#&".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// Code within a line.
  static func code(_ words: String) -> String {
    let text = words.printable()
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return "\(marks)\(gap)\(text)\(gap)\(marks)"
  }

  /// A block of code or of a drawing, between fences that are longer than any in it.
  static func fence(_ language: String, _ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: max(3, longest + 1))
    return "\(marks)\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")\(marks)"
  }

  /// A table; nothing where it has no row.
  static func table(_ heading: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [heading, heading.map { _ in "---" }] + rows
    return lines.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }

  /// What is shown when somebody opens it.
  static func details(_ summary: String, _ blocks: [String]) -> String {
    (["<details><summary>\(summary)</summary>"] + blocks + ["</details>"])
      .joined(separator: "\n\n")
  }

  /// Lines of a list.
  static func list(_ items: [String]) -> String { items.map { "* \($0)" }.joined(separator: "\n") }
}
