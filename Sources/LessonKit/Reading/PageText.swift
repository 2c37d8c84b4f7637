import Traces

/// A text on a lesson's page with its place, which the errors about the text name.
struct PageText {
  let text: String
  let file: String
  let line: Int

  func error(_ text: String) -> LessonError { LessonError(file: file, line: line, text) }

  /// Returns the error that the text, a check or a key, lacks a part.
  func problem(_ missing: String) -> LessonError {
    error("This check needs \(missing)\(text.isEmpty ? "" : ", not \"\(text)\"").")
  }

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
    try part(firstWord).number(of: "count")
  }

  /// Parses the text, the value of an attribute, as a number from 1 to 99,999.
  func number(of attribute: String) throws(LessonError) -> Int {
    guard let number = Int(text), (1...99_999).contains(number) else {
      throw error("\(attribute)=\(text) needs a number from 1 to 99999.")
    }
    return number
  }

  func sentence() throws(LessonError) -> MessageSentence {
    do throws(TraceReadingError) {
      return try MessageSentence(text)
    } catch {
      throw self.error("\"\(text)\" is not a message: column \(error.column): \(error.problem)")
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
      let example = "seen View -> Presenter open  # The goal"
      throw error("Say after two blanks what the learner is to reach: \(example)")
    }
    return try asked.check(goal: goal)
  }

  func check(goal: String) throws(LessonError) -> Check {
    guard let kind = Check.Kind.named(firstWord) else {
      let kinds = Check.Kind.all.map(\.word).alternatives
      throw error("A check begins with \(kinds), not \"\(firstWord)\".")
    }
    let meaning = try kind.read(afterFirstWord)
    return Check(kind: kind, goal: goal, text: text, line: line, meaning: meaning)
  }
}
