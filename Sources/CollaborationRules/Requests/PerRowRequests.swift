import Sequences
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

/// Requests that were sent once for each entry of a list that had just been received.
struct EntryRequests {
  private(set) var findings: [Finding] = []
  private(set) var examined: Set<Subject> = []

  init(_ evidence: Evidence) {
    var lists: [Int: Int] = [:]
    var last: (count: Int, time: Int, index: Int)?
    var asked: [(key: [String], event: Event, list: Int)] = []
    let actions = evidence.facts.outermost
    for (index, event) in evidence.events {
      if event.isAnswer, let count = event.value?.listCount, count >= 3 {
        lists[actions[index]] = count
        last = (count, event.time, index)
      }
      guard event.kind == .call, event.receiver?.role.counts(as: .store, .repository) == true
      else { continue }
      let route = event.route + [event.message?.name ?? ""]
      if let list = lists[actions[index]] {
        examined.insert(.message(index))
        asked.append((route + ["\(actions[index])"], event, list))
      } else if let last, event.time &- last.time <= EntryRequests.maximumDelay, !event.isForPicture
      {
        // Rows that have a ViewModel each ask one by one as well.
        examined.insert(.message(index))
        asked.append((route + ["after", "\(last.index)"], event, last.count))
      }
    }
    for group in asked.grouped(by: \.key) where group.count >= group[0].list {
      let events = group.map(\.event)
      guard Set(events.compactMap(\.message?.text)).count == events.count,
        !group[0].key.contains("after") || Set(events.map(\.sender)).count == events.count
      else { continue }
      findings.append(
        Finding(
          perCell: events,
          "entries",
          "after the list had come",
          repair: "ask for all of them in one message"
        )
      )
    }
  }

  /// The maximum number of milliseconds from the arrival of a list to a request for one of its entries.
  private static let maximumDelay = 1_000
}

extension Event {
  fileprivate var isForPicture: Bool {
    !allWords.isDisjoint(with: [
      "image", "photo", "picture", "thumbnail", "avatar", "icon", "cover",
    ])
  }
}

extension Value {
  /// The number of entries in a list's text, 5 in `[5 Contact]`; nil for any other text.
  fileprivate var listCount: Int? {
    guard summary.hasPrefix("["), summary.hasSuffix("]") else { return nil }
    return Int(summary.dropFirst().prefix { $0.isNumber })
  }
}
