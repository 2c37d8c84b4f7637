import PrintableText
import Traces

extension LessonAttempt {
  var isSortingRows: Bool { !step.sortedRows.isEmpty }

  /// The rows of a `sort` step in the shuffled order in which they are shown, which is never the right order.
  private var shuffledRows: [Event] {
    let rows = step.sortedRows.compactMap { latest.trace[row: $0] }
    let seed = seed == 0 ? 7 : seed
    let shuffled = SeededOrder(seed: seed, salt: step.id).shuffled(rows)
    let isSorted = shuffled.map(\.sentence) == rows.map(\.sentence)
    return isSorted ? shuffled.swappingFirstNeighbours { $0.sentence != $1.sentence } : shuffled
  }

  var rowLines: [LessonLine] {
    shuffledRows.enumerated().map { .choice(number: $0 + 1, text: $1.sentence) }
  }

  var rowsInOrder: [String] {
    step.sortedRows.compactMap { latest.trace[row: $0]?.sentence }
  }

  /// The items of a `sort` step in the shuffled order in which they are shown, which is never sorted by group.
  private var shownItems: [SortItem] {
    let shuffled = SeededOrder(seed: seed, salt: step.id).shuffled(step.items)
    let groups = shuffled.compactMap { step.groups.firstIndex(of: $0.group) }
    let isSorted = zip(groups, groups.dropFirst()).allSatisfy { $0 <= $1 }
    return isSorted ? shuffled.swappingFirstNeighbours { $0.group != $1.group } : shuffled
  }

  var groupLines: [LessonLine] {
    let names = step.groups.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return shownItems.map { .code($0.text) }
      + [
        .paragraph(
          say(
            "Put each line into a group; the first number is for the first line. Groups: \(names)."
          )
        )
      ]
  }

  var rightOrder: [Int] {
    guard isSortingRows else {
      return shownItems.compactMap { item in step.groups.firstIndex(of: item.group).map { $0 + 1 } }
    }
    let shown = shuffledRows.compactMap(\.number)
    return step.sortedRows.compactMap { row in shown.firstIndex(of: row).map { $0 + 1 } }
  }

  /// A wrong answer to a `sort` step as the numbers to type: the rows in reverse order, or the first item in another group.
  var wrongOrder: [Int] {
    var order = rightOrder
    guard !isSortingRows, let first = order.first else { return order.reversed() }
    order[0] = first % step.groups.count + 1
    return order
  }

  var groupsInWords: String {
    step.groups.map { group in
      "\(group): " + step.items.filter { $0.group == group }.map(\.text).joined(separator: ", ")
    }
    .joined(separator: "; ")
  }

  mutating func takeOrder(_ input: String) -> LessonReply? {
    let rows = shuffledRows
    let words = input.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Int(typed: $0) }
    guard numbers.count == words.count, numbers.sorted() == Array(1..<rows.count + 1) else {
      return LessonReply([.correction(say("Type each number from 1 to \(rows.count) once."))])
    }
    let order = numbers.map { rows[$0 - 1] }
    guard order.map(\.sentence) != rowsInOrder else { return inOrder() }
    let wrong = zip(order, order.dropFirst()).first { ($0.number ?? 0) > ($1.number ?? 0) }
    guard let (first, second) = wrong else { return inOrder() }
    return missed(reason(why: second, comesBefore: first))
  }

  /// Goes on after the right order of rows: to their causes if the step asks for them, else to the next step.
  private mutating func inOrder() -> LessonReply {
    guard step.asksCauses else { return sorted(say("Yes, in this order.")) }
    state.question = 1
    return LessonReply([.praise(say("Yes, in this order."))] + causeLines)
  }

  private func reason(why earlier: Event, comesBefore later: Event) -> String {
    let isInside = latest.trace.causes(of: later).contains { $0.number == earlier.number }
    let reason =
      isInside
      ? say("the second is still running when the first is sent")
      : say("the second is over before the first is sent")
    return say(
      "No: \"\(later.sentence)\" cannot come before \"\(earlier.sentence)\": \(reason)."
    )
  }

  /// Judges the groups, given by number or name, into which the learner puts the items of a `sort` step.
  mutating func takeGroups(_ input: String) -> LessonReply? {
    let (items, groups) = (shownItems, step.groups)
    let words = input.split { $0 == " " || $0 == "," }.map { $0.lowercased() }
    let numbers = words.map { word in
      Int(typed: word) ?? (groups.firstIndex { $0.lowercased() == word }.map { $0 + 1 } ?? 0)
    }
    let isInRange = numbers.allSatisfy { groups.indices.contains($0 - 1) }
    guard isInRange, numbers.count == items.count else {
      return LessonReply([.correction(say("Type \(items.count) numbers, one for each line."))])
    }
    let wrong = zip(items, numbers).first { groups[$1 - 1] != $0.group }
    guard let (item, number) = wrong else {
      return sorted(say("Yes, all of them."))
    }
    return missed(
      say("No: \"\(item.text)\" is not \(groups[number - 1]). \(item.reason)")
    )
  }

  mutating func sorted(_ praise: String) -> LessonReply {
    answers.append(GivenAnswer(question: step.id, isRight: true, misconception: nil))
    let reason = step.conclusion.map(\.text)
    return moveOn([.praise(([praise] + reason).joined(separator: " "))])
  }

  mutating func missed(_ correction: String) -> LessonReply {
    answers.append(GivenAnswer(question: step.id, isRight: false, misconception: nil))
    state.misses += 1
    return LessonReply([.correction(correction), .paragraph(nudge)])
  }
}

extension Array {
  /// Returns the elements after a swap of the first two neighbours that differ; unchanged if no neighbours differ.
  fileprivate func swappingFirstNeighbours(
    where differ: (Element, Element) -> Bool
  ) -> [Element] {
    var elements = self
    if let index = indices.dropLast().first(where: { differ(self[$0], self[$0 + 1]) }) {
      elements.swapAt(index, index + 1)
    }
    return elements
  }
}

extension Event {
  var sentence: String {
    let names = [sender, receiver].compactMap { $0?.name }
    let arrow = isAnswer ? " --> " : kind == .lost ? " -x " : " -> "
    return "\(names.joined(separator: arrow)) \(isAnswer ? label : message?.name ?? label)"
  }
}
