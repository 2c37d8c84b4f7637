import Sequences
import Traces

/// A position between two events of a recording, with the state there: the trace so far, the screen, the live participants.
///
/// Commands read moments and never the recorder, so that rows hidden from a learner cannot be shown by mistake. A
/// moment does not change while further events are recorded.
struct Moment {
  private let recording: Recording
  /// The number of events before this position in the recording, which is the index of the first event after it.
  let end: Int

  init(_ recording: Recording, before end: Int) {
    self.recording = recording
    self.end = end
  }
}

extension Moment {
  var lastNumber: Int { recording.rows.partitionPoint { $0 >= end } }

  subscript(row number: Int) -> Event? {
    guard (1...max(1, lastNumber)).contains(number), lastNumber > 0 else { return nil }
    let position = recording.rows[number - 1]
    return recording.events(position..<position + 1).first
  }

  var trace: Trace {
    Trace(allLanes: recording.lanes(before: end), events: recording.events(0..<end))
  }

  var lanes: [Participant] { recording.lanes(before: end) }

  var living: [Participant] {
    recording.lanes(of: Array(recording.liveParticipants.living(before: end)))
  }

  var screen: Screen? {
    guard !isClosed, let position = recording.screens.last(before: end) else { return nil }
    return recording.events(position..<position + 1).first?.screen
  }

  var graph: ObjectGraph? {
    recording.graphs.last(before: end).flatMap { recording.events($0..<$0 + 1).first?.graph }
  }

  var isClosed: Bool { recording.closing.map { $0 < end } ?? false }

  var actions: ArraySlice<Int> {
    recording.actions[..<recording.actions.partitionPoint { $0 > lastNumber }]
  }

  /// Returns the row number of the last call that a participant received in the whole recording; nil when there is no such call, or
  /// it comes after this position.
  func lastRow(to participant: Participant) -> Int? {
    recording.lastCalls[participant].flatMap { $0 <= lastNumber ? $0 : nil }
  }

  /// The row numbers of the calls that run at this position and began before the last action: the latest ones, at most 16.
  var awaited: [Int] { recording.awaited.running(at: end) }

  var hasCallEnds: Bool { recording.hasCallEnds }

  var rowNumbers: ClosedRange<Int>? { lastNumber > 0 ? 1...lastNumber : nil }

  /// Returns the row after `moment`, an earlier position, with only its number, cause, time and executor, as an event of kind
  /// `.action` or `.call`; nil when the row comes after this position.
  func nextRow(after moment: Moment) -> Event? {
    guard let row = self[row: moment.lastNumber + 1] else { return nil }
    var next = Event(row.kind == .action ? .action : .call, number: row.number)
    next.cause = row.cause
    next.time = row.time
    next.executor = row.executor
    return next
  }
}

// MARK: - Parts

extension Moment {
  /// The trace of the last 2,000 events before this moment: enough to list messages, at a cost that does not grow with the session.
  var recent: Trace { Trace(events: recording.events(max(0, end - Moment.recentEventCount)..<end)) }

  private static let recentEventCount = 2_000

  func events(fromRow row: Int) -> [Event] {
    guard row <= lastNumber else { return [] }
    return recording.events(recording.rows[max(1, row) - 1]..<end)
  }

  /// Returns the moment directly before the event of a row, or this moment if the row comes later; a row below 1 counts as 1.
  func before(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1])
  }

  /// Returns the moment before the action at the index `index` among all recorded actions; nil when there is no such action.
  func before(action index: Int) -> Moment? {
    let actions = recording.actions
    guard actions.indices.contains(index) else { return nil }
    return before(row: actions[index])
  }

  /// Returns the event with the index `index` in the recording; nil when the event comes after this moment.
  func event(at index: Int) -> Event? {
    index < end ? recording.events(index..<index + 1).first : nil
  }

  /// Returns the moment directly after the event of a row, or this moment if the row comes later; a row below 1 counts as 1.
  ///
  /// Events without a number that follow the row, such as the end of a call, come after the returned moment.
  func at(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1] + 1)
  }

  /// Returns a shorter trace whose drawing from `row` on is the same as that of the whole trace up to this moment.
  ///
  /// The shorter trace contains the rows from `row` on, and the earlier events that they refer to.
  func part(fromRow row: Int) -> Trace {
    let shown = events(fromRow: row)
    let events = recording.origins(of: shown, at: before(row: row)) + shown
    var known = before(row: row).living
    for event in events { event.forEachParticipant { known.append($0) } }
    return Trace(allLanes: recording.lanes(of: known), events: events)
  }
}

extension Recording {
  /// Returns what a drawing of the events `shown` needs from before `start`: the actions with their causes, the ends of earlier
  /// calls, and marks that participants are gone or took part.
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

  /// Returns the index ranges of the actions that contain one of the rows, or a direct or indirect cause of an event in such an
  /// action; events from the index `end` on are left out.
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

  /// Returns the participants released by `shown` that took part in a message, answer or action before the event index `end`.
  ///
  /// The lanes (columns of a diagram) of these participants are drawn up to the release.
  private func speakers(among shown: [Event], before end: Int) -> [Participant] {
    shown.filter { $0.kind == .gone }.flatMap(\.objects).filter { participant in
      firstWords[participant].map { $0 < end } ?? false
    }
  }
}

extension Event {
  /// Creates the event that ends the call in row `call`, for a call that returns nothing or whose answer's row is not drawn.
  fileprivate init(endOf call: Int) {
    self.init(.return)
    cause = call
  }

  /// Creates an event without a row: for the kind `.gone` it marks the participant as gone, else as having sent a message.
  fileprivate init(noteOf participant: Participant, _ kind: Kind) {
    self.init(kind, from: kind == .gone ? nil : participant, to: kind == .gone ? participant : nil)
    if kind == .gone { objects = [participant] }
  }
}
