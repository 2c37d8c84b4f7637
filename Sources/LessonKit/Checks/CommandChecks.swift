import PrintableText
import Traces

extension Check.Kind {
  /// A check that a command was carried out since the step began, in any spelling, with or without further words.
  public static let looked = Check.Kind("looked why #5") { text throws(LessonError) in
    guard !text.text.isEmpty else { throw text.problem("a command") }
    if let row = try rowInspection(text) { return row }
    return Check.Meaning { evidence in
      let lanes = evidence.trace.lanes
      let wanted = InspectionCommand(text.text, among: lanes)
      let isSatisfied = evidence.commands.contains { command in
        wanted.isSatisfied(by: InspectionCommand(command, among: lanes))
      }
      return isSatisfied ? .met(row: nil) : .notYet
    }
  }

  /// Parses a check such as `show View -> Presenter load`, which the command `show` meets with the number of a row of this message.
  ///
  /// Nil for words without an arrow.
  private static func rowInspection(_ text: CheckText) throws(LessonError) -> Check.Meaning? {
    guard MessageSentence.isWritten(in: text.text) else { return nil }
    let words = text.text.split(separator: " ").map(String.init)
    let sentence = try text.sentence(words.dropFirst().joined(separator: " "))
    return Check.Meaning(sentences: [sentence]) { evidence in
      let rows: [Int] = evidence.commands.compactMap { command in
        let parts = command.split(separator: " ").map(String.init)
        guard parts.count == 2, parts[0] == words[0] else { return nil }
        return Int(typed: parts[1].drop { $0 == "#" })
      }
      let found = rows.first { evidence.trace[row: $0].map(sentence.matches) ?? false }
      return found.map { .met(row: $0) } ?? .notYet
    }
  }

  /// A check that, since the step began, at most the given number of commands that only show something was carried out.
  public static let looks = Check.Kind("looks 8", isJudgedLast: true) { text throws(LessonError) in
    let most = try text.count().count
    return Check.Meaning { evidence in
      evidence.commands.count(where: InspectionCommand.isInspection) <= most
        ? .met(row: nil) : .violated(row: nil)
    }
  }
}
