import Sequences
import Traces

extension Evidence {
  /// Finds three or more requests for successive table rows, answered by values, unless a finding in `known` names one of them.
  ///
  /// Finds them even if the table's calls for its cells are not recorded.
  func rowQuestions(without known: [Finding]) -> (findings: [Finding], examined: Set<Subject>) {
    let rows = Set(known.flatMap(\.rows))
    var examined: Set<Subject> = []
    var runs: [[String]: [Event]] = [:]
    var order: [[String]] = []
    for (index, event) in calls {
      guard event.sender?.isScreen == true, event.receiver?.preparesScreens == true,
        let number = event.rowNumber
      else { continue }
      examined.insert(.message(index))
      guard countsForRow(at: index) else { continue }
      let key = event.kindOfMessage
      if runs[key] == nil { order.append(key) }
      // A copy of the run would make each addition as long as the run.
      if let last = runs[key]?.last?.rowNumber, last + 1 == number {
        runs[key]?.append(event)
      } else if runs[key, default: []].count < 3 {
        runs[key] = [event]
      }
    }
    let answered = Set(
      trace.events.filter { $0.isAnswer && $0.value != nil }.compactMap(\.cause)
    )
    let complete = order.compactMap { runs[$0] }.filter { run in
      run.count >= 3 && run.allSatisfy { $0.number.map(answered.contains) == true }
        && rows.isDisjoint(with: run.compactMap(\.number))
    }
    let repair = "hand over all rows in one message before the table is drawn"
    return (
      complete.map { run in
        Finding(perCell: run, "rows", "one row after the other", costs(of: run), repair: repair)
      }, examined
    )
  }

  /// Returns a sentence about the costs of answers that a Presenter or ViewModel gives without asking another object; else nothing.
  func costs(of run: [Event]) -> [String] {
    let isStored = run.allSatisfy { event in
      event.kind == .call
        && index(ofRow: event.number).map { asked in
          facts.consequences(of: asked).allSatisfy {
            trace.events[$0].isAnswer
              && trace.events[$0].time &- event.time <= Evidence.littleMilliseconds
          }
        } == true
    }
    guard isStored, let asked = run.first?.receiver else { return [] }
    return ["\(asked) asks nobody for it: each drawing takes messages, and little time."]
  }

  /// Returns whether a View's message for a row counts: it stops the drawing, or asks for something other than a picture and makes
  /// its receiver ask a third object.
  func countsForRow(at index: Int) -> Bool {
    let event = trace.events[index]
    return event.kind != .asyncCall
      || !event.isForPicture
        && facts.consequences(of: index).contains { later in
          let asked = trace.events[later]
          return asked.isMessage && ![event.sender, event.receiver].contains(asked.receiver)
            && asked.receiver?.isScreen == false
        }
  }

  /// Finds requests that were sent once for each entry of a list that had just been received.
  func entryRequests() -> (findings: [Finding], examined: Set<Subject>) {
    var examined: Set<Subject> = []
    var lists: [Int: Int] = [:]
    var last: (count: Int, time: Int, index: Int)?
    var asked: [(key: [String], event: Event, list: Int)] = []
    let turns = facts.turns
    for (index, event) in events {
      if event.isAnswer, let count = event.value?.listCount, count >= 3 {
        lists[turns[index]] = count
        last = (count, event.time, index)
      }
      guard event.isMessage, event.kind != .lost, event.receiver?.keepsData == true else {
        continue
      }
      if let list = lists[turns[index]] {
        examined.insert(.message(index))
        asked.append((event.kindOfMessage + ["\(turns[index])"], event, list))
      } else if let last, event.time &- last.time <= Evidence.maximumEntryDelay,
        !event.isForPicture
      {
        // Rows that have a ViewModel each ask one by one as well.
        examined.insert(.message(index))
        asked.append((event.kindOfMessage + ["after", "\(last.index)"], event, last.count))
      }
    }
    let repeated = asked.grouped(by: \.key).filter { group in
      group.count >= group[0].list
        && Set(group.compactMap(\.event.message?.text)).count == group.count
        && (!group[0].key.contains("after") || Set(group.map(\.event.sender)).count == group.count)
    }
    let (situation, repair) = ("after the list had come", "ask for all of them in one message")
    return (
      repeated.map { Finding(perCell: $0.map(\.event), "entries", situation, repair: repair) },
      examined
    )
  }

  /// The maximum number of milliseconds that count as little time for an answer.
  private static let littleMilliseconds = 50

  /// The maximum number of milliseconds from the arrival of a list to a request for one of its entries.
  private static let maximumEntryDelay = 1_000
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

  /// Whether the message asks for a picture by the last word of its name, such as `avatar(for:)` or `loadImageData(at:)`.
  fileprivate var isForPicture: Bool {
    let words = words.filter { !["data", "url"].contains($0) }
    return ["image", "photo", "picture", "thumbnail", "avatar", "icon", "cover"]
      .contains(words.last ?? "")
  }
}

extension Finding {
  /// Creates the finding that the requests `events` were sent once for each of the `entries` of a list, in a certain situation.
  init(
    perCell events: [Event],
    _ entries: String,
    _ situation: String,
    _ costs: [String] = [],
    repair: String
  ) {
    let rows = events.compactMap(\.number)
    let asker = events[0].sender?.name ?? "Somebody"
    let asked = events[0].receiver?.name ?? "somebody"
    self.init(
      "\(asker) asks \(asked) \(events[0].message?.name ?? "") once for each of \(events.count) \(entries).",
      details: ["\(rows.rowNames), \(situation)."] + costs,
      repair: repair,
      rows: rows
    )
  }
}

extension Value {
  /// The number of entries in a list's text, 5 in `[5 Contact]`; nil for any other text.
  fileprivate var listCount: Int? {
    guard summary.hasPrefix("["), summary.hasSuffix("]") else { return nil }
    return Int(summary.dropFirst().prefix { $0.isNumber })
  }
}
