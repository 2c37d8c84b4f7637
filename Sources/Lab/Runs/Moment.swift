import Sequences
import Traces

/// The state at a position between two events: the trace up to it, the screen, the live participants.
///
/// Commands read moments and never the recorder, so that hidden rows cannot be shown by mistake. A moment does not
/// change while more is recorded.
struct Moment {
  private let recording: Recording
  /// The number of events before this moment.
  let end: Int

  /// Creates the moment before the event at an index.
  init(_ recording: Recording, before end: Int) {
    self.recording = recording
    self.end = end
  }
}

extension Moment {
  /// The number of the last row; 0 when there is none.
  var lastNumber: Int { recording.rowCount(before: end) }

  /// Returns the row with a number; nil when it is not before this moment.
  subscript(row number: Int) -> Event? {
    guard (1...max(1, lastNumber)).contains(number), lastNumber > 0 else { return nil }
    let position = recording.rows[number - 1]
    return recording.events(position..<position + 1).first
  }

  /// The trace up to this moment.
  ///
  /// - Complexity: O(*n*) in the number of events.
  var trace: Trace {
    Trace(allLanes: recording.lanes(before: end), events: recording.events(0..<end))
  }

  /// The participants mentioned so far, in the order of their lanes.
  var lanes: [Participant] { recording.lanes(before: end) }

  /// The participants created and not yet released, in the order of their lanes.
  var living: [Participant] { recording.living(before: end) }

  /// The screen; nil when none is drawn or the module is closed.
  var screen: Screen? {
    guard !isClosed, let position = recording.lastScreen(before: end) else { return nil }
    return recording.events(position..<position + 1).first?.screen
  }

  /// The object graph as last read; nil before the first action.
  var graph: ObjectGraph? {
    recording.lastGraph(before: end).flatMap { recording.events($0..<$0 + 1).first?.graph }
  }

  var isClosed: Bool { recording.isClosed(before: end) }

  /// The numbers of the action rows.
  var actions: ArraySlice<Int> { recording.actions(upTo: lastNumber) }

  /// Returns the number of the last call received by a participant; nil when that call comes after this moment.
  func lastRow(to participant: Participant) -> Int? {
    recording.lastCall(to: participant).flatMap { $0 <= lastNumber ? $0 : nil }
  }

  /// The numbers of the calls running since an earlier action.
  var awaited: [Int] { recording.awaited.running(at: end) }

  /// Whether the recording contains the end of every call.
  var hasCallEnds: Bool { recording.hasCallEnds }

  var rowNumbers: ClosedRange<Int>? { lastNumber > 0 ? 1...lastNumber : nil }
}

extension Moment {
  /// Returns the first row after another moment, reduced to number, cause, time and executor.
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
  /// The last 2,000 events: enough to list the messages between participants, at a cost independent of the session's length.
  var recent: Trace { Trace(events: recording.events(max(0, end - Moment.recentEventCount)..<end)) }

  private static let recentEventCount = 2_000

  /// Returns the events from a row on, including those without a number.
  func events(fromRow row: Int) -> [Event] {
    guard row <= lastNumber else { return [] }
    return recording.events(recording.rows[max(1, row) - 1]..<end)
  }

  /// Returns the moment before a row, or this moment when it is earlier.
  func before(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1])
  }

  /// Returns the moment before an action, counted from 0; nil when there is no such action.
  func before(action index: Int) -> Moment? {
    let actions = recording.actions
    guard actions.indices.contains(index) else { return nil }
    return before(row: actions[index])
  }

  /// Returns the event at an index; nil when it comes after this moment.
  func event(at index: Int) -> Event? {
    index < end ? recording.events(index..<index + 1).first : nil
  }

  /// Returns the moment directly after a row, or this moment when it is earlier.
  ///
  /// Events without a number that follow the row, such as the end of a call, come after the returned moment.
  func at(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1] + 1)
  }

  /// Returns a trace that is drawn from `row` on exactly as the whole trace would be.
  ///
  /// It contains the rows from `row` on, and of the earlier events only those they refer to.
  ///
  /// - Complexity: O(*n*) in the number of events returned.
  func part(fromRow row: Int) -> Trace {
    let shown = events(fromRow: row)
    let events = recording.origins(of: shown, at: before(row: row)) + shown
    var known = before(row: row).living
    for event in events { event.forEachParticipant { known.append($0) } }
    return Trace(allLanes: recording.lanes(of: known), events: events)
  }
}

extension Recording {
  /// Returns the earlier events that some events refer to: whole actions, and notes for participants that are gone or have
  /// sent or received a message.
  fileprivate func origins(of shown: [Event], at start: Moment) -> [Event] {
    let running = awaited.running(at: start.end)
    let actions = actions(around: shown.compactMap(\.cause) + running, before: start.end)
    guard !actions.isEmpty || shown.contains(where: { $0.kind == .gone }) else { return [] }
    let earlier = actions.flatMap { events($0) }
    let gone = gone(of: earlier.flatMap(\.participants).filter { !$0.isUser }, before: start.end)
    return earlier + awaited.ended(before: start.end).map { Event(endOf: $0) }
      + gone.uniqued().map { Event(noteOf: $0, .gone) }
      + speakers(among: shown, before: start.end).map { Event(noteOf: $0, .return) }
  }

  /// Returns the ranges of the actions before `end` that contain some rows, and of the actions that caused those.
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

  /// Returns the range of the action that contains a row; nil when the row is not before `end`.
  private func actionRange(ofRow row: Int, before end: Int) -> Range<Int>? {
    guard (1...rows.count).contains(row), rows[row - 1] < end else { return nil }
    let index = actions.partitionPoint { $0 > row }
    let start = index > 0 ? rows[actions[index - 1] - 1] : 0
    return start..<(index < actions.count ? min(end, rows[actions[index] - 1]) : end)
  }

  /// Returns the participants that are released in some events and took part in a message before `end`.
  ///
  /// Their lanes are drawn up to the release.
  private func speakers(among shown: [Event], before end: Int) -> [Participant] {
    shown.filter { $0.kind == .gone }.flatMap(\.objects).filter { participant in
      firstWord(of: participant).map { $0 < end } ?? false
    }
  }
}

extension Event {
  /// Creates the end of a call that returns nothing, or whose returned value is in a row that is not drawn.
  fileprivate init(endOf call: Int) {
    self.init(.return)
    cause = call
  }

  /// Creates an event without a row that marks a participant as having sent a message, or as gone.
  fileprivate init(noteOf participant: Participant, _ kind: Kind) {
    self.init(kind, from: kind == .gone ? nil : participant, to: kind == .gone ? participant : nil)
    if kind == .gone { objects = [participant] }
  }
}
