import Course

/// The misconceptions behind wrong choices, each with the name that choices use and the false belief in words.
public struct Misconceptions: Sendable {
  /// The misconceptions with name and belief, in the order of their page.
  public let all: [(name: String, belief: String)]

  /// Parses a page with one list item for each misconception; all other lines are skipped.
  ///
  ///     - `row-is-message`: every row is a message
  public init(markdown: String) {
    all = markdown.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "- ", parts[2].hasPrefix(": ") else { return nil }
      return (String(parts[1]), parts[2].dropFirst(2).trimmed)
    }
  }

  /// The misconceptions of the lessons embedded in the program.
  public static var builtIn: Misconceptions {
    Misconceptions(markdown: Course.builtIn.text(of: "misconceptions.md") ?? "")
  }

  /// The names of the misconceptions, in the order of their page.
  public var names: [String] { all.map(\.name) }

  /// Returns a finding for each misconception that no choice in `lessons` or `bank` names; empty unless `lessons` has the whole
  /// course.
  public func unused(in lessons: [Lesson], bank: Bank = .builtIn) -> [LessonError] {
    let names = Set(lessons.map(\.id))
    guard LearningPath.student.items.allSatisfy({ names.contains($0.lesson) }) else { return [] }
    let steps = lessons.flatMap(\.steps) + bank.questions
    let used = Set(steps.flatMap(\.choices).compactMap(\.misconception))
    return all.filter { !used.contains($0.name) }.map {
      LessonError(file: "misconceptions.md", line: 1, "No choice names \($0.name).")
    }
  }
}
