import PrintableText
import Traces

struct PredictionKey: Sendable {
  var row: Int?
  /// Returns the right answer as the end of a sentence, such as "the row is …"; nil if the traces have none.
  let answer: @Sendable (KeyEvidence) -> String?
  let isTrue: @Sendable (Choice, KeyEvidence) -> Bool
}

struct KeyEvidence {
  let before: Trace
  let after: [Trace]

  var end: Trace { after.count > 1 ? after[1] : before }
}

extension PredictionKey {
  /// Parses the attribute `row=3` of a step, or else `key="alive"`; throws if both are missing, or the value names no rule.
  init(of step: Step) throws(LessonError) {
    if let number = try step.data.optionalNumber("row") {
      self = PredictionKey.row(number)
      return
    }
    guard let text = step.data.text("key") else { throw step.data.missing("row") }
    let key = step.data.pageText(text)
    let rest = key.afterFirstWord
    switch key.firstWord {
    case "row": self = try .row(rest)
    case "alive": self = .alive
    case "count": self = try .count(rest)
    case "running": self = try .running(rest)
    case "screen": self = .screen(isChange: rest.text == "changed")
    case "lost": self = .lost
    case let word:
      let words = "row, alive, count, running, screen, lost"
      throw key.error("A key begins with \(words), not \"\(word)\".")
    }
  }

  /// Creates a rule whose right answer is a list of words, compared with a choice without regard to order and case.
  init(_ words: @escaping @Sendable (KeyEvidence) -> [String]) {
    answer = { "the run says " + words($0).joined(separator: ", ") }
    isTrue = { choice, evidence in
      Set(choice.text.split(separator: ",").map { $0.trimmed.inEnglish.lowercased() })
        == Set(words(evidence).map { $0.lowercased() })
    }
  }

  static func row(_ number: Int) -> PredictionKey {
    PredictionKey(
      row: number,
      answer: { evidence in
        evidence.row(number).map { "the row is \($0.summary)" }
      },
      isTrue: { choice, evidence in evidence.row(number).map(choice.isTrue) ?? false }
    )
  }

  /// Parses the rule `row 3`, or `row after 24` for the row after row 24, where `nothing` can be the right answer.
  static func row(_ text: PageText) throws(LessonError) -> PredictionKey {
    guard text.text.hasPrefix("after ") else { return row(try text.count()) }
    let number = try text.afterFirstWord.count() + 1
    return PredictionKey(
      answer: { $0.end[row: number].map { "the row is \($0.summary)" } ?? "nothing comes" },
      isTrue: { choice, evidence in
        let row = evidence.end[row: number]
        return row.map(choice.isTrue) ?? (choice.text.inEnglish == "nothing")
      }
    )
  }

  /// The rule whose answer is the names of the objects alive at the end of the step, without the Store, or the word `nobody`.
  static let alive = PredictionKey { evidence in
    let names = evidence.end.living.map(\.name)
    return names.isEmpty ? ["nobody"] : names
  }

  /// Parses the rule `count * -> *`: the number of matching rows in `in 1..7`, else of those the step added, else of all.
  static func count(_ text: PageText) throws(LessonError) -> PredictionKey {
    let parts = text.text.cut(at: " in ")
    let sentence = try text.part(parts[0]).sentence()
    let range = parts.count > 1 ? ClosedRange(rows: parts[1]) : nil
    if parts.count > 1, range == nil { throw text.problem("rows: in 1..7") }
    return PredictionKey { evidence in
      let (before, last) = (evidence.before.lastNumber, evidence.end.lastNumber)
      let first = last == before ? 1 : before + 1
      let rows = range ?? first...max(first, last)
      let found = evidence.end.rows.filter { rows.contains($0.number ?? 0) && sentence.matches($0) }
      return ["\(found.count)"]
    }
  }

  /// Parses the rule `running at 21`: the number of calls that are running when row 21 comes.
  static func running(_ text: PageText) throws(LessonError) -> PredictionKey {
    let words = text.text.split(separator: " ")
    guard words.first == "at", words.count == 2, let row = Int(typed: words[1]) else {
      throw text.problem("a row: running at 21")
    }
    return PredictionKey { evidence in
      let before = (evidence.after.last { $0[row: row] != nil } ?? evidence.end).before(row: row)
      let ended = Set(before.events.filter(\.isAnswer).compactMap(\.cause))
      let calls = before.events.filter {
        $0.kind == .call && $0.number.map { !ended.contains($0) } ?? false
      }
      return ["\(calls.count)"]
    }
  }

  /// The rule whose answer is the numbers of the step's rows in which a message was lost, such as `#6`, or the word `none`.
  static let lost = PredictionKey { evidence in
    let new = evidence.end.events(since: evidence.before)
    let rows = new.filter { $0.kind == .lost }.compactMap(\.number)
    return rows.isEmpty ? ["none"] : rows.map { "#\($0)" }
  }

  /// Returns the rule that a choice is right if a text on the final screen contains it, and `nothing` if there is no such text.
  static func screen(isChange: Bool) -> PredictionKey {
    PredictionKey(
      answer: { "the screen shows " + $0.texts(isChange).joined(separator: ", ") },
      isTrue: { choice, evidence in
        let texts = evidence.texts(isChange)
        if ["nothing", "an empty screen"].contains(choice.text.inEnglish) { return texts.isEmpty }
        return texts.contains { $0.contains(choice.text) }
      }
    )
  }
}

extension KeyEvidence {
  fileprivate func row(_ number: Int) -> Event? { after.lazy.compactMap { $0[row: number] }.first }

  /// Returns the texts on the final screen, without the title; with `isChange`, only those that are new since the step's start.
  fileprivate func texts(_ isChange: Bool) -> [String] {
    let now = end.screens.last?.texts.dropFirst().filter { !$0.isEmpty } ?? []
    guard isChange else { return now }
    let then = Set(before.screens.last?.texts ?? [])
    return now.filter { !then.contains($0) }
  }
}

extension ClosedRange<Int> {
  /// Parses a range of row numbers, written `1..7`, or as a single number.
  init?(rows text: String) {
    let parts = text.trimmed.cut(at: "..")
    guard let first = Int(typed: parts[0]), let last = Int(typed: parts[parts.count - 1]),
      first > 0, parts.count <= 2, last >= first, last < 100_000
    else { return nil }
    self = first...last
  }
}
