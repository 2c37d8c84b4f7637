import Traces

/// The words behind a check's kind, with what reads them.
struct CheckText {
  let text: String
  let file: String
  let line: Int

  /// Reads one message.
  func sentence(_ text: String) throws(LessonError) -> MessageSentence {
    do throws(NotationError) {
      return try MessageSentence(text.trimmed)
    } catch {
      let problem = "column \(error.column): \(error.problem)"
      throw LessonError(file: file, line: line, .notNotation(text.trimmed, problem: problem))
    }
  }

  /// Reads messages with a word between them.
  func sentences(between separator: String) throws(LessonError) -> [MessageSentence] {
    var sentences: [MessageSentence] = []
    for piece in text.cut(at: separator) { sentences.append(try sentence(piece)) }
    return sentences
  }

  /// Two texts with a word between them; the problem says what is missing.
  func halves(between separator: String) throws(LessonError) -> (String, String) {
    let pieces = text.cut(at: separator)
    guard pieces.count == 2 else { throw problem(separator.trimmed) }
    return (pieces[0].trimmed, pieces[1].trimmed)
  }

  /// A number at the beginning, and what stands behind it.
  func count() throws(LessonError) -> (count: Int, rest: String) {
    let word = String(text.prefix { $0 != " " })
    guard let count = Int(word), (1...99_999).contains(count) else {
      throw LessonError(file: file, line: line, .notANumber(word, attribute: "count"))
    }
    return (count, text.drop { $0 != " " }.trimmed)
  }

  /// The words, with commas between them.
  var list: [String] { text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } }

  /// That something is missing in the check.
  func problem(_ missing: String) -> LessonError {
    LessonError(file: file, line: line, .incompleteCheck(text, missing: missing))
  }
}
