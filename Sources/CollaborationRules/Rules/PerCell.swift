import Sequences
import Traces

extension Rule {
  static let perCell = Rule("per-cell") { evidence in
    let cells = evidence.cellMessages
    let entries = evidence.entryRequests
    let rows = evidence.rowQuestions(without: cells.findings)
    let drawings = cells.findings + rows.findings
    // What a request for a row leads to belongs to the finding about the request.
    let kinds = evidence.kinds(in: drawings)
    let others = entries.findings.filter { finding in
      !finding.rows.contains { evidence.row($0).map { evidence.isPart($0, of: kinds) } == true }
    }
    let hasCells = evidence.trace.events.contains(where: \.isCellRequest)
    return RuleResult(
      drawings + others,
      examined: cells.examined.union(entries.examined).union(rows.examined),
      none: hasCells ? "no View has sent a message" : "no table has asked for cells"
    )
  }
}

extension Evidence {
  /// Returns whether a View's message for a row counts: it stops the drawing, or asks for something other than a picture and makes
  /// its receiver ask a third object.
  fileprivate func countsForRow(at index: Int) -> Bool {
    let event = trace.events[index]
    return event.kind != .asyncCall
      || !event.isForPicture
        && facts.consequences(of: index).contains { later in
          let asked = trace.events[later]
          return asked.isMessage && ![event.sender, event.receiver].contains(asked.receiver)
            && asked.receiver?.isScreen == false
        }
  }

  /// The messages that Views sent while tables asked them for cells, of each kind those in the first drawing with three or more.
  fileprivate var cellMessages: (findings: [Finding], examined: Set<Subject>) {
    guard trace.events.contains(where: \.isCellRequest) else { return ([], []) }
    var examined: Set<Subject> = []
    var cell: (index: Int, event: Event)?
    var drawing = 0
    var sent: [(key: [String], cell: Int, event: Event)] = []
    for (index, event) in events {
      if event.isCellRequest {
        cell = (index, event)
      } else if event.beginsAnew {
        cell = nil
        drawing += 1
      }
      guard event.isMessage, event.sender?.isScreen == true else { continue }
      examined.insert(.message(index))
      if let cell, event.sender == cell.event.receiver, event.isInside(cell.event),
        countsForRow(at: index)
      {
        sent.append((event.kindOfMessage + ["\(drawing)"], cell.index, event))
      }
    }
    var reported: Set<[String]> = []
    let findings = sent.grouped(by: \.key).compactMap { group -> Finding? in
      let first = group[0].event
      let count = Set(group.map(\.cell)).count
      guard count >= 3, reported.insert(first.kindOfMessage).inserted else { return nil }
      let asked = first.receiver?.name ?? first.seam?.property ?? "somebody"
      let sends =
        "sends \(first.message?.name ?? first.label) to \(asked) once for each of \(count) rows"
      let situation = "while the table asked for its cells"
      return finding(group.map(\.event), sends, situation, isDrawing: true)
    }
    return (findings, examined)
  }

  /// The requests for successive table rows, three or more, that were answered by values; without those in the findings `known`.
  ///
  /// The table's calls for its cells need not be recorded.
  fileprivate func rowQuestions(
    without known: [Finding]
  ) -> (findings: [Finding], examined: Set<Subject>) {
    let rows = Set(known.flatMap(\.rows))
    let answers = trace.events.filter { $0.isAnswer && $0.value != nil }
    let answered = Set(answers.map(\.cause))
    let asked = calls.filter { _, event in
      event.sender?.isScreen == true && event.receiver?.preparesScreens == true
        && event.rowNumber != nil
    }
    let counted = asked.filter { countsForRow(at: $0.offset) }.map(\.element)
    let runs = counted.grouped(by: \.kindOfMessage).map(\.successiveRows).filter { run in
      run.count >= 3 && run.allSatisfy { $0.number != nil && answered.contains($0.number) }
        && rows.isDisjoint(with: run.compactMap(\.number))
    }
    return (
      runs.map { run in
        let name = "\(run[0].askedName) once for each of \(run.count) rows"
        return finding(run, "asks \(name)", "one row after the other", isDrawing: true)
      }, Set(asked.map { .message($0.offset) })
    )
  }

  /// The requests that were sent once for each entry of a list that had just been received.
  fileprivate var entryRequests: (findings: [Finding], examined: Set<Subject>) {
    var examined: Set<Subject> = []
    var lists: [Int: Int] = [:]
    var last: (count: Int, time: Int, index: Int)?
    var asked: [(key: [String], event: Event, list: Int)] = []
    for (index, event) in events {
      let turn = facts.turns[index]
      if event.isAnswer, let count = event.value?.listCount, count >= 3 {
        lists[turn] = count
        last = (count, event.time, index)
      }
      guard event.isMessage, event.kind != .lost, event.receiver?.keepsData == true else {
        continue
      }
      // Rows that have a ViewModel each ask one by one as well, in turns of their own.
      let recent = last.flatMap {
        event.time &- $0.time <= Evidence.quickMilliseconds && !event.isForPicture ? $0 : nil
      }
      guard let count = lists[turn] ?? recent?.count else { continue }
      let origin = lists[turn] == nil ? ["after", "\(recent?.index ?? 0)"] : ["\(turn)"]
      examined.insert(.message(index))
      asked.append((event.kindOfMessage + origin, event, count))
    }
    let repeated = asked.grouped(by: \.key).filter { group in
      group.count >= group[0].list
        && Set(group.compactMap(\.event.message?.text)).count == group.count
        && (!group[0].key.contains("after") || Set(group.map(\.event.sender)).count == group.count)
    }
    let findings = repeated.map { group in
      let name = "\(group[0].event.askedName) once for each of \(group.count) entries"
      return finding(group.map(\.event), "asks \(name)", "after the list had come")
    }
    return (findings, examined)
  }

  /// Returns the finding about messages that were sent once for each row of a table, or each entry of a list.
  ///
  /// `sends` is the predicate of the finding's sentence. A finding about a drawing says what the messages cost if their receiver
  /// answers without asking another object.
  fileprivate func finding(
    _ events: [Event],
    _ sends: String,
    _ situation: String,
    isDrawing: Bool = false
  ) -> Finding {
    let rows = events.compactMap(\.number)
    let asked = events[0].receiver
    let name = asked?.name ?? ""
    let costs = "\(name) asks nobody for it: each drawing takes messages, and little time."
    let isStored = isDrawing && asked != nil && events.allSatisfy(isAnsweredAlone)
    return Finding(
      "\(events[0].sender?.name ?? "Somebody") \(sends).",
      details: ["\(rows.rowNames), \(situation)."] + (isStored ? [costs] : []),
      repair: isDrawing
        ? "hand over all rows in one message before the table is drawn"
        : "ask for all of them in one message",
      rows: rows
    )
  }

  /// Returns whether a call led to nothing but answers in little time.
  private func isAnsweredAlone(_ call: Event) -> Bool {
    guard call.kind == .call, let index = index(ofRow: call.number) else { return false }
    return facts.consequences(of: index).allSatisfy {
      trace.events[$0].isAnswer
        && trace.events[$0].time &- call.time <= Evidence.immediateMilliseconds
    }
  }
}

extension [Event] {
  /// The last of these requests for rows that follow one another, or the first three or more with those that continue them.
  fileprivate var successiveRows: [Event] {
    reduce(into: []) { run, event in
      if let last = run.last?.rowNumber, last &+ 1 == event.rowNumber {
        run.append(event)
      } else if run.count < 3 {
        run = [event]
      }
    }
  }
}

extension Event {
  /// The receiver and the name of a request: "Presenter title(at:)".
  fileprivate var askedName: String { "\(receiver?.name ?? "somebody") \(message?.name ?? "")" }

  /// The row number in the message's last argument: 3 for `title(at: 3)` and `label(at: [0, 3])`; nil without one.
  fileprivate var rowNumber: Int? {
    guard let last = message?.arguments?.last?.value.summary else { return nil }
    if let number = Int(last) { return number }
    guard last.hasPrefix("["), last.hasSuffix("]") else { return nil }
    return last.dropFirst().dropLast().split(separator: ",").last.flatMap {
      Int($0.filter { $0 != " " })
    }
  }

  /// Whether the message asks for a picture by the last word of its name, such as `avatar(for:)` or `loadImageData(at:)`.
  fileprivate var isForPicture: Bool {
    let words = words.filter { !["data", "url"].contains($0) }
    return ["image", "photo", "picture", "thumbnail", "avatar", "icon", "cover"]
      .contains(words.last ?? "")
  }

  /// Whether the event is a call by which a table, a collection or a picker asks a View for the content of one cell.
  fileprivate var isCellRequest: Bool {
    guard kind == .stage || kind == .call, receiver?.isScreen == true else { return false }
    let name = message?.name ?? ""
    return ["cellForRowAt", "cellForItemAt", "viewForRow", "titleForRow"].contains {
      name.contains($0)
    }
  }

  /// Whether the event begins something other than a table's request for cells, such as an action.
  fileprivate var beginsAnew: Bool {
    kind == .stage || kind == .action
      || isMessage && cause == nil && message?.name.hasPrefix("tableView") != true
        && message?.name.hasPrefix("collectionView") != true
  }

  /// Returns whether the table's request `cell`, or its cause if the stage (the simulated UIKit) made it, caused the message.
  fileprivate func isInside(_ cell: Event) -> Bool {
    cell.kind == .stage ? cause == cell.cause : cause == cell.number
  }
}

extension Value {
  /// The number of entries in a list's text, 5 in `[5 Contact]`; nil for any other text.
  fileprivate var listCount: Int? {
    guard summary.hasPrefix("["), summary.hasSuffix("]") else { return nil }
    return Int(summary.dropFirst().prefix { $0.isNumber })
  }
}
