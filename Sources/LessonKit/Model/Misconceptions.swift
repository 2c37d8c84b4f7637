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
    Misconceptions(markdown: Course.builtIn.text(of: "misconceptions.md") ?? "")
  }

  /// All names.
  public var names: [String] { all.map(\.name) }
}

extension Misconceptions {
  /// Those that no choice of any lesson names, where the whole course is there.
  public func unused(in lessons: [Lesson], bank: Bank = .builtIn) -> [LessonVerifier.Finding] {
    let names = Set(lessons.map(\.id))
    guard LearningPath.student.items.allSatisfy({ names.contains($0.lesson) }) else { return [] }
    let steps = lessons.flatMap(\.steps) + bank.questions
    let used = Set(steps.flatMap(\.choices).compactMap(\.misconception))
    return all.filter { !used.contains($0.name) }.map {
      .init(file: "misconceptions.md", line: 1, text: "No choice names \($0.name).")
    }
  }
}
