import PrintableText
import Traces

// The second part of sorting rows: the row during which each row happened.

extension LessonAttempt {
  /// Whether the learner has found the order of the rows in a `sort` step and is now asked for the cause of each.
  var isAskingCauses: Bool { step.asksCauses && state.question > 0 }

  private var orderedRows: [Event] { step.sortedRows.compactMap { latest.trace[row: $0] } }

  var causeLines: [LessonLine] {
    let rows = orderedRows.enumerated().map {
      LessonLine.choice(number: $0 + 1, text: $1.sentence)
    }
    return rows + [
      .paragraph(
        say(
          "For each row, type the number of the row during which it happened; 0 if none of these."
        )
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

  mutating func takeCauses(_ input: String) -> LessonReply? {
    let words = input.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Int(typed: $0) }
    let (rows, right) = (orderedRows, rightCauses)
    guard numbers.count == words.count, numbers.count == rows.count,
      numbers.allSatisfy({ (0...rows.count).contains($0) })
    else {
      return LessonReply([.correction(say("Type \(rows.count) numbers from 0 to \(rows.count)."))])
    }
    guard let wrong = numbers.indices.first(where: { numbers[$0] != right[$0] }) else {
      return sorted(say("Yes, each where it belongs."))
    }
    return missed(
      say("No: look again at row \(wrong + 1), \"\(rows[wrong].sentence)\". Who ran then?")
    )
  }
}
