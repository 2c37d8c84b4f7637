import PrintableText
import Traces

// A `sort` step that asks for the order of rows, then for the row during which each row happened.

extension LessonAttempt {
  var isSortingRows: Bool { !step.sortedRows.isEmpty }

  private var orderedRows: [Event] { step.sortedRows.compactMap { latest.trace[row: $0] } }

  var rowsInOrder: [String] { orderedRows.map(\.sentence) }

  /// The rows of a `sort` step in the shuffled order in which they are shown, which is never the right order.
  private var shuffledRows: [Event] {
    let shuffled = orderedRows.shuffled(seed: seed == 0 ? 7 : seed, salt: step.id)
    let isSorted = shuffled.map(\.sentence) == rowsInOrder
    return isSorted ? shuffled.swappingFirstNeighbours { $0.sentence != $1.sentence } : shuffled
  }

  var rowLines: [LessonLine] { numbered(shuffledRows) }

  private func numbered(_ rows: [Event]) -> [LessonLine] {
    rows.enumerated().map { .choice(number: $0 + 1, text: $1.sentence) }
  }

  var rightRowNumbers: [Int] {
    let shown = shuffledRows.compactMap(\.number)
    return step.sortedRows.compactMap { row in shown.firstIndex(of: row).map { $0 + 1 } }
  }

  mutating func takeOrder(_ input: String) -> LessonReply {
    let rows = shuffledRows
    guard let numbers = typedNumbers(in: input), numbers.sorted() == Array(1..<rows.count + 1)
    else { return LessonReply([correction("Type each number from 1 to \(rows.count) once.")]) }
    let order = numbers.map { rows[$0 - 1] }
    guard order.map(\.sentence) != rowsInOrder else { return inOrder() }
    let wrong = zip(order, order.dropFirst()).first { ($0.number ?? 0) > ($1.number ?? 0) }
    guard let (first, second) = wrong else { return inOrder() }
    return missed(reason(why: second, comesBefore: first))
  }

  /// Returns the numbers of an answer, separated by blanks or commas; nil if a word is no number.
  private func typedNumbers(in input: String) -> [Int]? {
    let words = input.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Int(typed: $0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// Goes on after the right order of rows: to their causes if the step asks for them, else to the next step.
  private mutating func inOrder() -> LessonReply {
    guard step.asksCauses else { return sorted("Yes, in this order.") }
    state.question = 1
    return LessonReply([.praise(say("Yes, in this order."))] + causeLines)
  }

  private func reason(why earlier: Event, comesBefore later: Event) -> Phrase {
    let isInside = latest.trace.causes(of: later).contains { $0.number == earlier.number }
    let reason =
      isInside
      ? say("the second is still running when the first is sent")
      : say("the second is over before the first is sent")
    return "No: \"\(later.sentence)\" cannot come before \"\(earlier.sentence)\": \(reason)."
  }

  // MARK: - Causes

  /// Whether the learner has found the order of the rows in a `sort` step and is now asked for the cause of each.
  var isAskingCauses: Bool { step.asksCauses && state.question > 0 }

  var causeLines: [LessonLine] {
    numbered(orderedRows) + [
      paragraph(
        "For each row, type the number of the row during which it happened; 0 if none of these."
      )
    ]
  }

  /// For each row of a `sort` step, the position, from 1, of the innermost listed row during which the row happened; 0 for none.
  var rightCauses: [Int] {
    let rows = orderedRows
    return rows.map { row in
      let causes = latest.trace.causes(of: row).compactMap(\.number).filter { $0 != row.number }
      return (rows.lastIndex { causes.contains($0.number ?? 0) } ?? -1) + 1
    }
  }

  mutating func takeCauses(_ input: String) -> LessonReply {
    let (rows, right) = (orderedRows, rightCauses)
    guard let numbers = typedNumbers(in: input), numbers.count == rows.count,
      numbers.allSatisfy({ (0...rows.count).contains($0) })
    else {
      return LessonReply([correction("Type \(rows.count) numbers from 0 to \(rows.count).")])
    }
    guard let wrong = numbers.indices.first(where: { numbers[$0] != right[$0] }) else {
      return sorted("Yes, each where it belongs.")
    }
    return missed("No: look again at row \(wrong + 1), \"\(rows[wrong].sentence)\". Who ran then?")
  }
}

extension Event {
  var sentence: String {
    let names = [sender, receiver].compactMap { $0?.name }
    if kind == .created || kind == .gone { return expectation }
    let arrow = isAnswer ? " --> " : kind == .lost ? " -x " : " -> "
    return "\(names.joined(separator: arrow)) \(isAnswer ? label : message?.name ?? label)"
  }
}
