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
    kind.readItem = { text, line, step, reader throws(LessonError) in
      let parts = try reader.parts(of: text, line: line)
      step.items.append(
        SortItem(text: parts.name, group: parts.word, reason: parts.reason, line: line)
      )
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
  var sortedRows: [Int] {
    data.list("rows").flatMap { part -> [Int] in
      ClosedRange(rows: part).map { $0.count <= 20 ? Array($0) : [] } ?? []
    }
    .sorted()
  }

  var asksCauses: Bool { data.has("cause") && !sortedRows.isEmpty }

  /// The groups for the items of a `sort` step: the groups in the attribute `into=`, else the groups that the items
  /// name, in the order of the items.
  var groups: [String] {
    let named = data.list("into")
    return named.isEmpty ? items.map(\.group).uniqued() : named
  }

  fileprivate func requireSortable() throws(LessonError) {
    if let rows = data.text("rows") {
      guard sortedRows.count > 1 else { throw data.error(.notANumber(rows, attribute: "rows")) }
      return
    }
    guard items.count > 1 else { throw data.error(.tooFewChoices(items.count, in: kind.word)) }
    if let stranger = items.first(where: { !groups.contains($0.group) }) {
      throw LessonError(file: data.file, line: stranger.line, .notAnItem(stranger.text))
    }
  }
}

extension LessonVerifier {
  /// Reports rows of a `sort` step that the trace lacks, and items without a reason.
  mutating func proveSort(_ step: Step, at index: Int) {
    let trace = steps[index].start.trace
    for number in step.sortedRows where trace[row: number] == nil {
      report(step.data.line, "There is no row \(number): the last is \(trace.lastNumber).")
    }
    for item in step.items where item.reason.isEmpty {
      report(item.line, "\"\(item.text)\" has no reason: say why.")
    }
  }
}
