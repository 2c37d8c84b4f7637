import Sequences
import Traces

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
