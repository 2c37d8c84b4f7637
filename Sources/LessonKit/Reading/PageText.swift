import Traces

/// A text on a lesson's page with its place, which the errors about the text name.
struct PageText {
  let text: String
  let file: String
  let line: Int

  func error(_ problem: LessonError.Problem) -> LessonError {
    LessonError(file: file, line: line, problem)
  }

  /// Returns the error that the text, a check or a key, lacks a part.
  func problem(_ missing: String) -> LessonError { error(.incompleteCheck(text, missing: missing)) }

  /// Returns a part of the text.
  func part(_ text: some StringProtocol) -> PageText {
    PageText(text: text.trimmed, file: file, line: line)
  }

  // MARK: - Parts

  var firstWord: String { String(text.prefix { $0 != " " }) }

  var afterFirstWord: PageText { part(text.dropFirst(firstWord.count)) }

  var list: [String] { text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } }

  func halves(between separator: String) throws(LessonError) -> (PageText, PageText) {
    let pieces = text.cut(at: separator)
    guard pieces.count == 2 else { throw problem(separator.trimmed) }
    return (part(pieces[0]), part(pieces[1]))
  }

  /// Parses the number from 1 to 99,999 with which the text begins.
  func count() throws(LessonError) -> Int {
    guard let count = Int(firstWord), (1...99_999).contains(count) else {
      throw error(.notANumber(firstWord, attribute: "count"))
    }
    return count
  }

  func sentence() throws(LessonError) -> MessageSentence {
    do throws(NotationError) {
      return try MessageSentence(text)
    } catch {
      let problem = "column \(error.column): \(error.problem)"
      throw self.error(.notNotation(text, problem: problem))
    }
  }

  func sentences(between separator: String) throws(LessonError) -> [MessageSentence] {
    try text.cut(at: separator).map { piece throws(LessonError) in try part(piece).sentence() }
  }

  // MARK: - Checks

  /// Parses a line of a lesson's file: the check, two blanks, and `#` with the goal for the learner.
  func check() throws(LessonError) -> Check {
    let pieces = text.cut(at: "  #")
    let asked = part(pieces[0])
    let goal = pieces.dropFirst().joined(separator: "  #").trimmed
    guard !goal.isEmpty || Check.Kind.named(asked.firstWord) == nil else {
      throw error(.missingGoal)
    }
    return try asked.check(goal: goal)
  }

  func check(goal: String) throws(LessonError) -> Check {
    guard let kind = Check.Kind.named(firstWord) else { throw error(.unknownCheck(firstWord)) }
    let meaning = try kind.read(afterFirstWord)
    return Check(kind: kind, goal: goal, text: text, line: line, meaning: meaning)
  }
}
