struct CheckReader {
  let file: String

  /// Parses a line of a lesson's file: the check, two blanks, and `#` with the goal for the learner.
  func check(_ text: String, line: Int) throws(LessonError) -> Check {
    let pieces = text.cut(at: "  #")
    let asked = pieces[0].trimmed
    let goal = pieces.dropFirst().joined(separator: "  #").trimmed
    guard !goal.isEmpty || Check.Kind.named(firstWord(of: asked)) == nil else {
      throw LessonError(file: file, line: line, .missingGoal)
    }
    return try check(asked, goal: goal, line: line)
  }

  func check(_ asked: String, goal: String, line: Int) throws(LessonError) -> Check {
    let word = firstWord(of: asked)
    guard let kind = Check.Kind.named(word) else {
      throw LessonError(file: file, line: line, .unknownCheck(word))
    }
    let rest = CheckText(text: asked.dropFirst(word.count).trimmed, file: file, line: line)
    return Check(kind: kind, goal: goal, text: asked, line: line, meaning: try kind.read(rest))
  }

  private func firstWord(of text: String) -> String { String(text.prefix { $0 != " " }) }
}
