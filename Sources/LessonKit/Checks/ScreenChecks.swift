import Traces

extension Check.Kind {
  /// A check that the screen shows a text, or with `not` that it does not; never met before the first event of the step.
  public static let screen = Check.Kind("screen \"Worth\"") { text throws(LessonError) in
    let isNot = text.text.hasPrefix("not ")
    let words = (isNot ? String(text.text.dropFirst(4)) : text.text).trimmed
    guard words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 else {
      throw text.problem("a text in quotes")
    }
    let wanted = String(words.dropFirst().dropLast())
    return Check.Meaning { evidence in
      guard !evidence.events.isEmpty, let screen = evidence.trace.screens.last else {
        return .notYet
      }
      let isThere = screen.texts.contains { $0.contains(wanted) }
      return isThere != isNot ? .met(row: evidence.trace.lastNumber) : .notYet
    }
  }

  /// A check that the named variants, all played in this step, drew the same screens in the same order.
  public static let same = Check.Kind("same screens mvc viper") { text throws(LessonError) in
    let words = text.text.split(separator: " ").map(String.init)
    guard words.first == "screens", words.count >= 3 else {
      throw text.problem("screens and two editions")
    }
    return Check.Meaning { evidence in
      let drawn = words.dropFirst().map { evidence.statements.screens[$0] ?? [] }
      guard drawn.allSatisfy({ !$0.isEmpty }) else { return .notYet }
      return Set(drawn).count == 1 ? .met(row: nil) : .notYet
    }
  }
}

extension Screen {
  var texts: [String] {
    [title]
      + lines.flatMap { line -> [String] in
        switch line {
        case .row(let text, let detail): [text, detail]
        case .text(let text), .button(let text): [text]
        case .field(let label, let text): [label, text]
        }
      }
  }
}
