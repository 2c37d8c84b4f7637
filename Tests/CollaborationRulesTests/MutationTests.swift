import Foundation
import Testing
import Traces

@testable import CollaborationRules

/// Changes one message of each correct trace in each way.
///
/// Each change must give a finding, or be of a kind on the list of changes that no rule can find.
@Suite struct MutationTests {
  @Test func `a changed message is found, or on the list of changes that no rule can find`() throws
  {
    let listed = try Set(unknowable)
    var unfound: [String: [String]] = [:]
    var (found, all) = (0, 0)
    for conversation in try Conversation.all(in: ["Right"]) {
      let evidence = try conversation.evidence
      let messages = evidence.trace.rows.filter { row in
        (row.kind == .call || row.kind == .asyncCall) && row.sender?.isUser == false
          && row.receiver != nil && row.sender != row.receiver
      }
      guard !messages.isEmpty else { continue }
      let message = messages[
        "Right/\(conversation.title)".utf8.reduce(0) { $0 + Int($1) } % messages.count
      ]
      for mutation in Mutation.allCases {
        guard let number = message.number,
          let changed = mutation.applied(to: evidence.trace, row: number)
        else { continue }
        all += 1
        let copy = Evidence(changed, entities: evidence.entities, layers: evidence.layers)
        if !Review(copy).findings.isEmpty {
          found += 1
          continue
        }
        let roles = [message.sender, message.receiver].map { $0?.part ?? "" }
        let kind = "\(mutation.rawValue): \(roles[0]) -> \(roles[1])"
        unfound[kind, default: []].append("\(conversation.title) #\(number)")
      }
    }
    print("\(found) of \(all) changed messages are found.")
    let unlisted = unfound.filter { !listed.contains($0.key) }
    for (kind, places) in unlisted.sorted(by: { $0.key < $1.key }) {
      print("\(kind) (\(places.count)): \(places[0])")
    }
    #expect(unlisted.keys.sorted() == [])
    #expect(listed.subtracting(unfound.keys).sorted() == [])
  }

  /// The kinds of changes that the list says no rule can find.
  private var unknowable: [String] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Conversations/Unknowable.md")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Change") && !$0.hasPrefix("| --") }
        .map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    }
  }
}

extension Participant {
  /// The word of the list for the participant's role.
  fileprivate var part: String {
    if isScreen { return "screen" }
    if preparesScreens { return "Presenter" }
    if opensScreens { return "Router" }
    return role.counts(as: .interactor) ? "Interactor" : "data"
  }
}

enum Mutation: String, CaseIterable {
  case dropped, doubled, moved, delayed, sentByAnother = "sent by another"

  /// Returns the trace with the row of that number changed; nil where the change is impossible.
  func applied(to trace: Trace, row number: Int) -> Trace? {
    var events = trace.events
    guard let start = events.firstIndex(where: { $0.number == number }) else { return nil }
    let part = Set(
      events.indices.filter { index in
        index == start || trace.causes(of: events[index]).contains { $0.number == number }
      }
    )
    let inside = part.sorted().map { events[$0] }
    let rest = events.indices.filter { !part.contains($0) }.map { events[$0] }
    switch self {
    case .dropped: return Trace(lanes: trace.lanes, events: rest)
    case .doubled:
      let own = Set(inside.compactMap(\.number))
      let copies = inside.map { event in
        var event = event
        event.number = event.number.map { $0 + 10_000 }
        event.cause = event.cause.map { own.contains($0) ? $0 + 10_000 : $0 }
        return event
      }
      events.insert(contentsOf: copies, at: (part.max() ?? start) + 1)
    case .moved:
      for index in part {
        events[index].executor = "background"
        events[index].delivery = nil
      }
    case .delayed:
      let end = events.last?.time ?? 0
      var late = inside.map { event in
        var event = event
        event.time = end + 5_000
        return event
      }
      late[0].kind = .asyncCall
      late[0].isLate = true
      return Trace(lanes: trace.lanes, events: rest + late)
    case .sentByAnother:
      let event = events[start]
      let other = trace.lanes.first { lane in
        !lane.isUser && lane != event.sender && lane != event.receiver
          && lane.module == event.sender?.module && lane.role.kind != event.sender?.role.kind
          && lane.role.kind != event.receiver?.role.kind
      }
      guard let other else { return nil }
      events[start].sender = other
    }
    return Trace(lanes: trace.lanes, events: events)
  }
}
