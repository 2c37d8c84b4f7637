import PrintableText
import Traces

extension Check.Kind {
  /// A check that the learner cited at least one of the listed figures or rows, or at least the given number of them.
  public static let cited = Check.Kind("cited 2 of lines, doubles, files") {
    text throws(LessonError) in
    let parts = text.text.cut(at: " of ")
    let times = parts.count == 2 ? Int(typed: parts[0].trimmed) : 1
    let names = (parts.last ?? "").split(separator: ",").map { $0.trimmed.lowercased() }
    guard let times, !names.isEmpty, times <= names.count else {
      throw text.problem("a number and as many figures: 2 of lines, doubles")
    }
    return Check.Meaning(citations: names) { evidence in
      let cited = names.filter(evidence.statements.citations.contains)
      return cited.count >= times ? .met(row: nil) : .notYet
    }
  }

  /// A check that the learner gave one of the listed rows, or a row with the given message, as a reason.
  public static let because = Check.Kind("because #12, #13") { text throws(LessonError) in
    if MessageSentence.isWritten(in: text.text) {
      let sentence = try text.sentence(text.text)
      return Check.Meaning(sentences: [sentence]) { evidence in
        let row = evidence.statements.rows.last {
          evidence.trace[row: $0].map(sentence.matches) ?? false
        }
        return row.map { .met(row: $0) } ?? .notYet
      }
    }
    let rows = text.list.compactMap { Int(row: $0) }
    guard !rows.isEmpty, rows.count == text.list.count else { throw text.problem("rows: #12") }
    return Check.Meaning { evidence in
      let row = evidence.statements.rows.last { rows.contains($0) }
      return row.map { .met(row: $0) } ?? .notYet
    }
  }
}
