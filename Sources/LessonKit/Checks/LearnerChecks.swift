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
      let isOfRow = text.text.contains(" #")
      let commands = isOfRow ? evidence.commandsOnTrace : evidence.commands
      let isSatisfied = commands.contains { command in
        wanted.isSatisfied(by: InspectionCommand(command, among: lanes))
      }
      return isSatisfied ? .met(row: nil) : .notYet
    }
  }

  /// Parses a check such as `show View -> Presenter load`, met by `show` with a row of this message; nil without an arrow.
  private static func rowInspection(_ text: PageText) throws(LessonError) -> Check.Meaning? {
    guard MessageSentence.isWritten(in: text.text) else { return nil }
    let sentence = try text.afterFirstWord.sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      let rows: [Int] = evidence.commandsOnTrace.compactMap { command in
        let parts = command.split(separator: " ").map(String.init)
        guard parts.count == 2, parts[0] == text.firstWord else { return nil }
        return Int(typed: parts[1].drop { $0 == "#" })
      }
      let found = rows.first { evidence.trace[row: $0].map(sentence.matches) ?? false }
      return found.map { .met(row: $0) } ?? .notYet
    }
  }

  /// A check that, since the step began, at most the given number of commands that only show something was carried out.
  public static let looks = Check.Kind("looks 8", isJudgedLast: true) { text throws(LessonError) in
    let most = try text.count()
    return Check.Meaning { evidence in
      evidence.commands.count(where: InspectionCommand.isInspection) <= most
        ? .met(row: nil) : .violated(row: nil)
    }
  }

  /// A check that the learner found a secretly injected fault; `*` stands for any kind of fault or any place.
  ///
  /// The beginning of a place is enough; without a place, every place is right.
  public static let found = Check.Kind("found nil-link Presenter.router") {
    text throws(LessonError) in
    let words = text.text.split(separator: " ", maxSplits: 1).map { String($0).lowercased() }
    guard let fault = words.first else { throw text.problem("a fault, or *") }
    let place = words.dropFirst().first ?? "*"
    return Check.Meaning { evidence in
      let isFound = evidence.found.contains { found in
        let parts = found.split(separator: " ", maxSplits: 1).map { String($0).lowercased() }
        return ["*", parts.first ?? ""].contains(fault)
          && (place == "*" || (parts.dropFirst().first ?? "").hasPrefix(place))
      }
      return isFound ? .met(row: nil) : .notYet
    }
  }

  /// A check that faults were injected when the step began and that no fault is injected now.
  public static let repaired = Check.Kind("repaired") { _ throws(LessonError) in
    Check.Meaning { evidence in
      !evidence.base.faults.isEmpty && evidence.now.faults.isEmpty ? .met(row: nil) : .notYet
    }
  }

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
  ///
  /// In `because A after B` the row of a message A counts after the first message B since the step began. Rows are listed as the author's run numbers them. Where the learner's run shows an injected fault, the rows that show it count.
  public static let because = Check.Kind("because #12, #13") { text throws(LessonError) in
    if MessageSentence.isWritten(in: text.text) {
      var parts: (PageText, PageText?) = (text, nil)
      if text.text.contains(" after ") { parts = try text.halves(between: " after ") }
      let (sentence, earlier) = (try parts.0.sentence(), try parts.1?.sentence())
      return Check.Meaning(sentences: [sentence, earlier].compactMap(\.self)) { evidence in
        var events = evidence.trace.events[...]
        if let earlier {
          guard let first = evidence.events.first(where: earlier.matches) else { return .notYet }
          events = events.drop { $0 != first }
        }
        let rows = Set(events.filter(sentence.matches).map(\.number))
        let row = evidence.statements.rows.last(where: rows.contains)
        return row.map { .met(row: $0) } ?? .notYet
      }
    }
    let rows = text.list.compactMap { Int(row: $0) }
    guard !rows.isEmpty, rows.count == text.list.count else { throw text.problem("rows: #12") }
    return Check.Meaning { evidence in
      let shown = evidence.now.faultRows
      let row = evidence.statements.rows.last {
        evidence.trace[row: $0] != nil && (shown.isEmpty ? rows.contains($0) : shown.contains($0))
      }
      return row.map { .met(row: $0) } ?? .notYet
    }
  }
}
