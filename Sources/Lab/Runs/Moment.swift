import Sequences
import Traces

/// A position between two events of a recording; commands read it and not the recorder, so that no hidden row can be shown.
struct Moment {
  private let recording: Recording
  /// The number of events before this position in the recording, which is the index of the first event after it.
  let end: Int

  init(_ recording: Recording, before end: Int) {
    self.recording = recording
    self.end = end
  }

  var lastNumber: Int { recording.rows.partitionPoint { $0 >= end } }

  subscript(row number: Int) -> Event? {
    guard number > 0, number <= lastNumber else { return nil }
    return event(at: recording.rows[number - 1])
  }

  var trace: Trace {
    Trace(allLanes: recording.lanes(before: end), events: recording.events(0..<end))
  }

  var lanes: [Participant] { recording.lanes(before: end) }

  var living: [Participant] {
    recording.inLaneOrder(Array(recording.liveParticipants.living(before: end)))
  }

  var screen: Screen? {
    isClosed ? nil : recording.screens.last(before: end).flatMap { event(at: $0)?.screen }
  }

  var graph: ObjectGraph? {
    recording.graphs.last(before: end).flatMap { event(at: $0)?.graph }
  }

  var isClosed: Bool { recording.closing.map { $0 < end } ?? false }

  var actions: ArraySlice<Int> {
    recording.actions[..<recording.actions.partitionPoint { $0 > lastNumber }]
  }

  /// Returns the row of the last call that a participant received in the whole recording; nil if it comes after this position.
  func lastRow(to participant: Participant) -> Int? {
    recording.lastCalls[participant].flatMap { $0 <= lastNumber ? $0 : nil }
  }

  var awaited: [Int] { recording.awaited.running(at: end) }

  var hasCallEnds: Bool { recording.hasCallEnds }

  /// Returns the row after `moment`, an earlier position, with only its number, cause, time and executor.
  func nextRow(after moment: Moment) -> Event? {
    guard let row = self[row: moment.lastNumber + 1] else { return nil }
    var next = Event(row.kind == .action ? .action : .call, number: row.number)
    next.cause = row.cause
    next.time = row.time
    next.executor = row.executor
    return next
  }

  /// The trace of the last 2,000 events before this moment: enough to list messages, at a cost that does not grow with the session.
  var recent: Trace { Trace(events: recording.events(max(0, end - 2_000)..<end)) }

  func events(fromRow row: Int) -> [Event] {
    guard row <= lastNumber else { return [] }
    return recording.events(recording.rows[max(1, row) - 1]..<end)
  }

  /// Returns the moment directly before the event of a row, or this moment if the row comes later; a row below 1 counts as 1.
  func before(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1])
  }

  func before(action index: Int) -> Moment? {
    let actions = recording.actions
    guard actions.indices.contains(index) else { return nil }
    return before(row: actions[index])
  }

  func event(at index: Int) -> Event? {
    index < end ? recording.events(index..<index + 1).first : nil
  }

  /// Returns the moment directly after the event of a row; events without a number, such as ends of calls, come after it.
  func at(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1] + 1)
  }

  /// Returns a shorter trace whose drawing from `row` on is the same: the rows from there, and the events that they refer to.
  func part(fromRow row: Int) -> Trace {
    let shown = events(fromRow: row)
    let events = recording.origins(of: shown, at: before(row: row)) + shown
    var known = before(row: row).living
    for event in events { event.forEachParticipant { known.append($0) } }
    return Trace(allLanes: recording.inLaneOrder(known), events: events)
  }
}

extension Recording {
  /// Returns what a drawing needs from before `start`: actions with their causes, ends of calls, and who is gone or took part.
  fileprivate func origins(of shown: [Event], at start: Moment) -> [Event] {
    let running = awaited.running(at: start.end)
    let actions = actions(around: shown.compactMap(\.cause) + running, before: start.end)
    guard !actions.isEmpty || shown.contains(where: { $0.kind == .gone }) else { return [] }
    let earlier = actions.flatMap { events($0) }
    let senders = earlier.flatMap(\.participants).filter { !$0.isUser }
    let gone = liveParticipants.gone(of: senders, before: start.end)
    return earlier + awaited.ended(before: start.end).map { Event(endOf: $0) }
      + gone.uniqued().map { Event(noteOf: $0, .gone) }
      + speakers(among: shown, before: start.end).map { Event(noteOf: $0, .return) }
  }

  /// Returns the actions that contain the rows or their direct and indirect causes, as ranges of event indices before `end`.
  private func actions(around rows: [Int], before end: Int) -> [Range<Int>] {
    var found: Set<Range<Int>> = []
    var causes = rows
    while let cause = causes.popLast() {
      guard let range = actionRange(ofRow: cause, before: end), found.insert(range).inserted else {
        continue
      }
      causes += events(range).compactMap(\.cause)
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func actionRange(ofRow row: Int, before end: Int) -> Range<Int>? {
    guard (1...rows.count).contains(row), rows[row - 1] < end else { return nil }
    let index = actions.partitionPoint { $0 > row }
    let start = index > 0 ? rows[actions[index - 1] - 1] : 0
    return start..<(index < actions.count ? min(end, rows[actions[index] - 1]) : end)
  }

  /// Returns the participants released by `shown` that took part before `end`; their lanes are drawn up to the release.
  private func speakers(among shown: [Event], before end: Int) -> [Participant] {
    shown.filter { $0.kind == .gone }.flatMap(\.objects).filter { participant in
      firstWords[participant].map { $0 < end } ?? false
    }
  }
}

extension Event {
  fileprivate init(endOf call: Int) {
    self.init(.return)
    cause = call
  }

  fileprivate init(noteOf participant: Participant, _ kind: Kind) {
    self.init(kind, from: kind == .gone ? nil : participant, to: kind == .gone ? participant : nil)
    if kind == .gone { objects = [participant] }
  }
}
