import PrintableText
import TerminalText
import Traces

struct SortItem: Sendable {
  let text: String
  let group: String
  let reason: String
  let line: Int
}

extension Step.Kind {
  /// The kind of step that asks for the order of rows, or for the group of each item.
  ///
  /// `rows=9..13,16` shuffles these rows of the trace. Without `rows=`, the items of the page are put into the groups in `into=`;
  /// without `into=`, into the groups that the items name.
  public static let sort = Step.Kind("sort") { kind in
    kind.attributes = ["rows", "into"]
    kind.flags = ["cause"]
    kind.readItem = { item, step throws(LessonError) in
      let (text, group, reason) = try item.itemParts()
      step.items.append(SortItem(text: text, group: group, reason: reason, line: item.line))
    }
    kind.isQuestion = true
    kind.hasConclusion = true
    kind.reminder = "Sort first, or type `skip`."
    kind.finish = { step, _ throws(LessonError) in try step.requireSortable() }
    kind.hiddenFrom = { $0.sortedRows.min() }
    kind.invitation = { attempt in
      if attempt.isAskingCauses { return "Type one number for each row, such as: 0 1 2" }
      return attempt.isSortingRows
        ? "Type all numbers in the order of the rows, such as: 2 1 3"
        : "Type the number of a group for each line, such as: 1 1 2"
    }
    kind.shown = { attempt in
      attempt.isAskingCauses
        ? attempt.causeLines : attempt.isSortingRows ? attempt.rowLines : attempt.groupLines
    }
    kind.take = { attempt, input in
      if attempt.isAskingCauses { return attempt.takeCauses(input) }
      return attempt.isSortingRows ? attempt.takeOrder(input) : attempt.takeGroups(input)
    }
    kind.rightLines = { attempt in
      let answers = [attempt.rightOrder] + (attempt.step.asksCauses ? [attempt.rightCauses] : [])
      return answers.map { numbers in numbers.map(String.init).joined(separator: " ") }
    }
    kind.wrongLines = { attempt in [attempt.wrongOrder.map(String.init).joined(separator: " ")] }
    kind.solution = { attempt in
      attempt.isSortingRows
        ? attempt.say("The order: \(attempt.rowsInOrder.joined(separator: "; "))")
        : attempt.groupsInWords
    }
    kind.prove = { verifier, step, index async in verifier.proveSort(step, at: index) }
  }
}

extension Step {
  /// The rows in the attribute `rows=` of a `sort` step, in rising order; none if it names too many rows, or is no list of rows.
  var sortedRows: [Int] {
    let parts = data.list("rows").map { ClosedRange(rows: $0) }
    let ranges = parts.compactMap(\.self)
    let count = ranges.reduce(0) { $0 + $1.count }
    guard ranges.count == parts.count, count <= Self.maximumRows else { return [] }
    return ranges.joined().sorted()
  }

  /// The maximum number of rows in a `sort` step, limited because a screen has room for 22 lines.
  static let maximumRows = 20

  var asksCauses: Bool { data.has("cause") && !sortedRows.isEmpty }

  /// The groups in the attribute `into=` of a `sort` step, else those that the items name, in the order of the items.
  var groups: [String] {
    let named = data.list("into")
    return named.isEmpty ? items.map(\.group).uniqued() : named
  }

  fileprivate func requireSortable() throws(LessonError) {
    if let rows = data.text("rows") {
      guard sortedRows.count > 1, sortedRows.uniqued() == sortedRows else {
        let need = "needs 2 to \(Step.maximumRows) rows, each once: rows=2..5,7"
        throw data.error("rows=\(rows.cut(to: 60)) \(need)")
      }
      return
    }
    guard items.count > 1 else {
      throw data.error("This sort step needs two items or more; here: \(items.count).")
    }
    if let stranger = items.first(where: { !groups.contains($0.group) }) {
      let example = "- `get the rows`: Interactor: The reason."
      let text = "Write an item as  \(example)  and not \"\(stranger.text)\"."
      throw data.error(text, at: stranger.line)
    }
  }
}

// MARK: - Groups

extension LessonAttempt {
  /// The items of a `sort` step in the shuffled order in which they are shown, which is never sorted by group.
  private var shownItems: [SortItem] {
    let shuffled = step.items.shuffled(seed: seed, salt: step.id)
    let groups = shuffled.compactMap { step.groups.firstIndex(of: $0.group) }
    let isSorted = zip(groups, groups.dropFirst()).allSatisfy { $0 <= $1 }
    return isSorted ? shuffled.swappingFirstNeighbours { $0.group != $1.group } : shuffled
  }

  fileprivate var groupLines: [LessonLine] {
    let names = step.groups.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return shownItems.map { .code($0.text) } + [
      paragraph(
        "Put each line into a group; the first number is for the first line. Groups: \(names)."
      )
    ]
  }

  fileprivate var rightOrder: [Int] {
    if isSortingRows { return rightRowNumbers }
    return shownItems.compactMap { item in step.groups.firstIndex(of: item.group).map { $0 + 1 } }
  }

  /// A wrong answer to a `sort` step as the numbers to type: the rows in reverse order, or the first item in another group.
  fileprivate var wrongOrder: [Int] {
    var order = rightOrder
    guard !isSortingRows, let first = order.first else { return order.reversed() }
    order[0] = first % step.groups.count + 1
    return order
  }

  fileprivate var groupsInWords: String {
    step.groups.map { group in
      "\(group): " + step.items.filter { $0.group == group }.map(\.text).joined(separator: ", ")
    }
    .joined(separator: "; ")
  }

  fileprivate mutating func takeGroups(_ input: String) -> LessonReply {
    let (items, groups) = (shownItems, step.groups)
    let words = input.split { $0 == " " || $0 == "," }.map { $0.lowercased() }
    let numbers = words.map { word in
      Int(typed: word) ?? (groups.firstIndex { $0.lowercased() == word }.map { $0 + 1 } ?? 0)
    }
    let isInRange = numbers.allSatisfy { groups.indices.contains($0 - 1) }
    guard isInRange, numbers.count == items.count else {
      return LessonReply([
        correction("Type \(items.count) numbers from 1 to \(groups.count), one for each line.")
      ])
    }
    let wrong = zip(items, numbers).first { groups[$1 - 1] != $0.group }
    guard let (item, number) = wrong else { return sorted("Yes, all of them.") }
    return missed("No: \"\(item.text)\" is not \(groups[number - 1]). \(item.reason)")
  }

  mutating func sorted(_ praise: Phrase) -> LessonReply {
    answers.append(GivenAnswer(lesson.id, step.id, true))
    let reason = step.conclusion.map(\.text)
    return moveOn([.praise(([say(praise)] + reason).joined(separator: " "))])
  }

  mutating func missed(_ phrase: Phrase) -> LessonReply {
    answers.append(GivenAnswer(lesson.id, step.id, false))
    state.misses += 1
    return LessonReply([correction(phrase), .paragraph(nudge)])
  }
}

extension Array {
  /// Returns the elements after a swap of the first two neighbours that differ; unchanged if no neighbours differ.
  func swappingFirstNeighbours(where differ: (Element, Element) -> Bool) -> [Element] {
    var elements = self
    if let index = indices.dropLast().first(where: { differ(self[$0], self[$0 + 1]) }) {
      elements.swapAt(index, index + 1)
    }
    return elements
  }
}

extension LessonVerifier {
  /// Reports rows of a `sort` step that the trace lacks, and items without a reason.
  fileprivate mutating func proveSort(_ step: Step, at index: Int) {
    let trace = steps[index].start.trace
    for number in step.sortedRows where trace[row: number] == nil {
      report(step.data.line, "There is no row \(number): the last is \(trace.lastNumber).")
    }
    for item in step.items where item.reason.isEmpty {
      report(item.line, "\"\(item.text)\" has no reason: say why.")
    }
  }
}
