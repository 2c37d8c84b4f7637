import Traces

extension Check.Kind {
  /// A check that a matching message was delivered on the named queue; for `main`, also that none was delivered on another queue.
  public static let on = Check.Kind("on io View -> Presenter *") { text throws(LessonError) in
    let queue = String(text.text.prefix { $0 != " " })
    let sentence = try text.sentence(text.text.dropFirst(queue.count).trimmed)
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.filter(sentence.matches)
      if queue == Event.mainExecutor, let other = found.first(where: { $0.deliveredOn != queue }) {
        return .violated(row: other.number)
      }
      let there = found.first { $0.deliveredOn == queue }
      return there.map { .met(row: $0.number) } ?? .notYet
    }
  }
}
