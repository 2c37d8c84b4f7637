import Traces

/// Runs of requests that a View sends for successive table rows, found even if the table's calls for its cells are not recorded.
struct RowQuestions {
  private struct Run {
    var last: Int
    var events: [Event]
  }

  private(set) var findings: [Finding] = []
  private(set) var examined: Set<Subject> = []

  /// Finds three or more requests for successive table rows, answered by values, unless a finding in `known` names one of them.
  init(_ evidence: Evidence, without known: [Finding]) {
    let rows = Set(known.flatMap(\.rows))
    var runs: [[String]: Run] = [:]
    var order: [[String]] = []
    for (index, event) in evidence.events {
      guard event.kind == .call, event.sender?.isScreen == true,
        event.receiver?.preparesScreens == true, let number = event.rowNumber
      else { continue }
      examined.insert(.message(index))
      let key = event.route + [event.message?.name ?? ""]
      if let run = runs[key], run.last + 1 == number {
        runs[key]?.last = number
        runs[key]?.events.append(event)
      } else if (runs[key]?.events.count ?? 0) < 3 {
        if runs[key] == nil { order.append(key) }
        runs[key] = Run(last: number, events: [event])
      }
    }
    let answered = Set(
      evidence.trace.events.filter { $0.kind == .return && $0.value != nil }.compactMap(\.cause)
    )
    for key in order {
      guard let run = runs[key], run.events.count >= 3,
        run.events.allSatisfy({ $0.number.map(answered.contains) == true }),
        rows.isDisjoint(with: run.events.compactMap(\.number))
      else { continue }
      findings.append(
        Finding(
          perCell: run.events,
          "rows",
          "one row after the other",
          repair: "hand over all rows in one message before the table is drawn"
        )
      )
    }
  }
}

extension Event {
  /// The row number in the message's last argument: 3 for `title(at: 3)` and `label(at: [0, 3])`; nil without one.
  fileprivate var rowNumber: Int? {
    guard let last = message?.arguments?.last?.value.summary else { return nil }
    if let number = Int(last) { return number }
    guard last.hasPrefix("["), last.hasSuffix("]") else { return nil }
    return last.dropFirst().dropLast().split(separator: ",").last.flatMap {
      Int($0.filter { $0 != " " })
    }
  }
}

extension Finding {
  /// Creates the finding that the requests `events` were sent once for each of the `entries` of a list, in a certain situation.
  init(perCell events: [Event], _ entries: String, _ situation: String, repair: String) {
    let rows = events.compactMap(\.number)
    let asker = events[0].sender?.name ?? "Somebody"
    let asked = events[0].receiver?.name ?? "somebody"
    self.init(
      "per-cell",
      "\(asker) asks \(asked) \(events[0].message?.name ?? "") once for each of \(events.count) \(entries).",
      details: ["\(rows.rowNames), \(situation)."],
      repair: repair,
      rows: rows
    )
  }
}
