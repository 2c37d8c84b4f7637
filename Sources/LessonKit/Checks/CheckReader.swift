import Traces

/// Reads the lines of a `viper-check` fence.
struct CheckReader {
  let file: String

  /// Reads one line: the kind, the messages, and after two blanks the goal.
  func check(_ text: String, line: Int) throws(LessonError) -> Check {
    let pieces = text.cut(at: "  #")
    let asked = pieces[0].trimmed
    let goal = pieces.dropFirst().joined(separator: "  #").trimmed
    let words = asked.split(separator: " ", maxSplits: 1).map(String.init)
    guard let kind = Check.Kind.named(words.first ?? "") else {
      throw LessonError(file: file, line: line, .unknownCheck(words.first ?? ""))
    }
    guard !goal.isEmpty else { throw LessonError(file: file, line: line, .missingGoal) }
    let rest = words.dropFirst().first ?? ""
    return Check(
      kind: kind,
      goal: goal,
      text: asked,
      line: line,
      sentences: try sentences(kind.hasCount ? withoutCount(rest) : rest, of: kind, line: line),
      times: kind.hasCount ? try count(rest, line: line) : 1
    )
  }

  private func sentences(_ text: String, of kind: Check.Kind, line: Int) throws(LessonError)
    -> [MessageSentence]
  {
    var sentences: [MessageSentence] = []
    for piece in kind.separator.map(text.cut) ?? [text] {
      sentences.append(try sentence(piece.trimmed, line: line))
    }
    return sentences
  }

  /// Reads one message.
  func sentence(_ text: String, line: Int) throws(LessonError) -> MessageSentence {
    do throws(NotationError) {
      return try MessageSentence(text)
    } catch {
      let index = "column \(error.column): \(error.problem)"
      throw LessonError(file: file, line: line, .notNotation(text, problem: index))
    }
  }

  private func count(_ text: String, line: Int) throws(LessonError) -> Int {
    let word = String(text.prefix { $0 != " " })
    guard let count = Int(word), (1...99_999).contains(count) else {
      throw LessonError(file: file, line: line, .notANumber(word, attribute: "count"))
    }
    return count
  }

  private func withoutCount(_ text: String) -> String {
    text.drop { $0 != " " }.trimmed
  }
}
