import Traces

extension Check.Kind {
  /// A check for `A and B never C`: no message C was sent between the first message A and the next message B.
  public static let between = Check.Kind(
    "between View -> Presenter * and Presenter -> View * never Presenter -> Router *",
    isJudgedLast: true
  ) { text throws(LessonError) in
    let (limits, forbidden) = try text.halves(between: " never ")
    let ends = CheckText(text: limits, file: text.file, line: text.line)
    let (first, second) = try ends.halves(between: " and ")
    let (start, end) = (try text.sentence(first), try text.sentence(second))
    let never = try text.sentence(forbidden)
    return Check.Meaning(sentences: [start, end]) { evidence in
      guard let begin = evidence.events.firstIndex(where: start.matches) else { return .notYet }
      let rest = evidence.events[(begin + 1)...]
      guard let stop = rest.firstIndex(where: end.matches) else { return .notYet }
      let bad = rest[..<stop].first(where: never.matches)
      return bad.map { .violated(row: $0.number) } ?? .met(row: evidence.events[stop].number)
    }
  }
}
