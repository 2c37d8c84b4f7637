import Course

/// The beliefs that wrong choices come from, by the names that choices give them.
public struct Misconceptions: Sendable {
  /// A name and what it stands for, in the order of the page.
  public let all: [(name: String, belief: String)]

  /// Reads a page with an item for each: ``- `row-is-message`: every row is a message``.
  public init(markdown: String) {
    all = markdown.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "- ", parts[2].hasPrefix(": ") else { return nil }
      return (String(parts[1]), parts[2].dropFirst(2).trimmed)
    }
  }

  /// Those that the lessons inside the program name.
  public static var builtIn: Misconceptions {
    Misconceptions(markdown: Course.text(of: "misconceptions.md") ?? "")
  }

  /// All names.
  public var names: [String] { all.map(\.name) }
}
