import Sequences
import Traces

extension Rule {
  static let perCell = Rule("per-cell") { evidence in
    let cells = CellMessages(evidence)
    let entries = evidence.entryRequests()
    let rows = evidence.rowQuestions(without: cells.findings)
    let drawings = cells.findings + rows.findings
    // What a request for a row leads to belongs to the finding about the request.
    let kinds = evidence.kinds(in: drawings)
    let others = entries.findings.filter { finding in
      !finding.rows.contains { evidence.row($0).map { evidence.isPart($0, of: kinds) } == true }
    }
    return RuleResult(
      drawings + others,
      examined: cells.examined.union(entries.examined).union(rows.examined),
      none: cells.hasCells ? "no View has sent a message" : "no table has asked for cells"
    )
  }
}

extension Evidence {
  /// The kinds of the messages that are the rows of `findings`.
  func kinds(in findings: [Finding]) -> Set<[String]> {
    Set(findings.compactMap { row($0.rows.first)?.kindOfMessage })
  }

  /// Returns whether an event is a message of one of `kinds`, or happened inside one.
  func isPart(_ event: Event, of kinds: Set<[String]>) -> Bool {
    guard !kinds.isEmpty else { return false }
    return kinds.contains(event.kindOfMessage)
      || causeIndices(of: event).contains { kinds.contains(trace.events[$0].kindOfMessage) }
  }
}

private struct CellMessages {
  private(set) var findings: [Finding] = []
  private(set) var examined: Set<Subject> = []
  private(set) var hasCells = false
  /// The messages of the present drawing, each with the index of the request for a cell that led to it.
  private var sent: [(name: [String], cell: Int, event: Event)] = []
  private var reported: Set<[String]> = []
  private let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
    var cell: (index: Int, event: Event)?
    for (index, event) in evidence.events {
      if event.isCellRequest {
        cell = (index, event)
        hasCells = true
      } else if event.beginsAnew {
        report()
        cell = nil
      }
      guard event.isMessage, event.sender?.isScreen == true else { continue }
      examined.insert(.message(index))
      if let cell, event.sender == cell.event.receiver, event.isInside(cell.event),
        evidence.countsForRow(at: index)
      {
        sent.append((event.kindOfMessage, cell.index, event))
      }
    }
    report()
    if !hasCells { examined = [] }
  }

  /// Ends one drawing of a table, and adds findings about messages that were sent for three or more of its cells.
  private mutating func report() {
    for group in sent.grouped(by: \.name) where !reported.contains(group[0].name) {
      let count = Set(group.map(\.cell)).count
      guard count >= 3 else { continue }
      reported.insert(group[0].name)
      findings.append(finding(group.map(\.event), count))
    }
    sent = []
  }

  private func finding(_ events: [Event], _ count: Int) -> Finding {
    let (first, rows) = (events[0], events.compactMap(\.number))
    let view = first.sender?.name ?? "A View"
    let asked = first.receiver?.name ?? first.seam?.property ?? "somebody"
    return Finding(
      "\(view) sends \(first.message?.name ?? first.label) to \(asked) once for each of \(count) rows.",
      details: ["\(rows.rowNames), while the table asked for its cells."]
        + evidence.costs(of: events),
      repair: "hand over all rows in one message before the table is drawn",
      rows: rows
    )
  }
}

extension Event {
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
