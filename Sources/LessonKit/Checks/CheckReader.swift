import Traces

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

/// The words after the kind of a check, with the place of the check in the lesson's file and methods that parse the words.
struct CheckText {
  let text: String
  let file: String
  let line: Int

  func sentence(_ text: String) throws(LessonError) -> MessageSentence {
    do throws(NotationError) {
      return try MessageSentence(text.trimmed)
    } catch {
      let problem = "column \(error.column): \(error.problem)"
      throw LessonError(file: file, line: line, .notNotation(text.trimmed, problem: problem))
    }
  }

  func sentences(between separator: String) throws(LessonError) -> [MessageSentence] {
    var sentences: [MessageSentence] = []
    for piece in text.cut(at: separator) { sentences.append(try sentence(piece)) }
    return sentences
  }

  func halves(between separator: String) throws(LessonError) -> (String, String) {
    let pieces = text.cut(at: separator)
    guard pieces.count == 2 else { throw problem(separator.trimmed) }
    return (pieces[0].trimmed, pieces[1].trimmed)
  }

  /// Parses the number from 1 to 99,999 with which the text begins; returns it with the rest of the text.
  func count() throws(LessonError) -> (count: Int, rest: String) {
    let word = String(text.prefix { $0 != " " })
    guard let count = Int(word), (1...99_999).contains(count) else {
      throw LessonError(file: file, line: line, .notANumber(word, attribute: "count"))
    }
    return (count, text.drop { $0 != " " }.trimmed)
  }

  var list: [String] { text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } }

  func problem(_ missing: String) -> LessonError {
    LessonError(file: file, line: line, .incompleteCheck(text, missing: missing))
  }
}
