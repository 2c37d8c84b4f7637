import Sequences
import Traces

/// What can be seen at a position between two rows: the trace up to there, the screen, who lives.
///
/// Commands see moments, never the recorder, so that nothing hidden can slip out. A moment stays what it
/// is while more is recorded.
struct Moment {
  private let recording: Recording
  /// How many events were before it.
  let end: Int

  /// The moment before the event at a position.
  init(_ recording: Recording, before end: Int) {
    self.recording = recording
    self.end = end
  }
}

extension Moment {
  /// The number of the last row; 0 when there is none.
  var lastNumber: Int { recording.rowCount(before: end) }

  /// The row of that number; costs the same for every row.
  subscript(row number: Int) -> Event? {
    guard (1...max(1, lastNumber)).contains(number), lastNumber > 0 else { return nil }
    let position = recording.rows[number - 1]
    return recording.events(position..<position + 1).first
  }

  /// All that was recorded; costs what that is, unless it is all until now.
  var trace: Trace {
    Trace(allLanes: recording.lanes(before: end), events: recording.events(0..<end))
  }

  /// Everybody who was spoken of, in the order of the lanes.
  var lanes: [Participant] { recording.lanes(before: end) }

  /// Everyone who was created and is not gone, in the order of the lanes.
  var living: [Participant] { recording.living(before: end) }

  /// What the screen shows; nil when nothing is on the stage.
  var screen: Screen? {
    guard !isClosed, let position = recording.lastScreen(before: end) else { return nil }
    return recording.events(position..<position + 1).first?.screen
  }

  /// Who references whom, as it was read last; nil before the first action.
  var graph: ObjectGraph? {
    recording.lastGraph(before: end).flatMap { recording.events($0..<$0 + 1).first?.graph }
  }

  /// Whether the module was taken off the stage.
  var isClosed: Bool { recording.isClosed(before: end) }

  /// The numbers of the rows that are actions.
  var actions: ArraySlice<Int> { recording.actions(upTo: lastNumber) }

  /// The number of the last call that reached somebody; nil where it came after this moment.
  func lastRow(to participant: Participant) -> Int? {
    recording.lastCall(to: participant).flatMap { $0 <= lastNumber ? $0 : nil }
  }

  /// The numbers of the calls that run on since an earlier action.
  var awaited: [Int] { recording.awaited.running(at: end) }

  /// Whether the end of every call is told.
  var tellsEnds: Bool { recording.tellsEnds }

  /// The numbers of all rows.
  var rowNumbers: ClosedRange<Int>? { lastNumber > 0 ? 1...lastNumber : nil }
}

extension Moment {
  /// The first row that an earlier moment does not know, with nothing but its number and its cause.
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
  /// The last of what was recorded: enough to know who says what to whom, and no more, however long
  /// the session is.
  var recent: Trace { Trace(events: recording.events(max(0, end - Moment.fewEvents)..<end)) }

  private static let fewEvents = 2_000

  /// The events from a row on, with everything between rows.
  func events(fromRow row: Int) -> [Event] {
    guard row <= lastNumber else { return [] }
    return recording.events(recording.rows[max(1, row) - 1]..<end)
  }

  /// The moment before a row, or this one where it comes first.
  func before(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1])
  }

  /// The moment before an action, counted from 0; nil where there was none.
  func before(action index: Int) -> Moment? {
    let actions = recording.actions
    guard actions.indices.contains(index) else { return nil }
    return before(row: actions[index])
  }

  /// The event at an index; nil where it came after this moment.
  func event(at index: Int) -> Event? {
    index < end ? recording.events(index..<index + 1).first : nil
  }

  /// The moment at which a row happens, or this one where it comes first: what follows the row and is
  /// no row itself, such as the end of a call, comes after it.
  func at(row: Int) -> Moment {
    row > lastNumber ? self : Moment(recording, before: recording.rows[max(1, row) - 1] + 1)
  }

  /// A trace that gives the same drawing from a row on as all of it would: those rows, and of what was
  /// before only what they go back to.
  ///
  /// It costs what is in it, not what was before.
  func part(fromRow row: Int) -> Trace {
    let shown = events(fromRow: row)
    let events = recording.origins(of: shown, at: before(row: row)) + shown
    var known = before(row: row).living
    for event in events { event.forEachParticipant { known.append($0) } }
    return Trace(allLanes: recording.lanes(of: known), events: events)
  }
}

extension Recording {
  /// What some events go back to: whole actions, who of these is gone since, and who spoke before.
  fileprivate func origins(of shown: [Event], at start: Moment) -> [Event] {
    let running = awaited.running(at: start.end)
    let actions = actions(around: shown.compactMap(\.cause) + running, before: start.end)
    guard !actions.isEmpty || shown.contains(where: { $0.kind == .gone }) else { return [] }
    let earlier = actions.flatMap { events($0) }
    let gone = gone(of: earlier.flatMap(\.participants).filter { !$0.isUser }, before: start.end)
    return earlier + awaited.ended(before: start.end).map { Event(endOf: $0) }
      + gone.eachOnce.map { Event(noteOf: $0, .gone) }
      + speakers(among: shown, before: start.end).map { Event(noteOf: $0, .return) }
  }

  /// The actions before a position inside which some rows stand, and what caused these.
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

  /// The events of the action to which a row belongs; nil where that row is not before the position.
  private func actionRange(ofRow row: Int, before end: Int) -> Range<Int>? {
    guard (1...rows.count).contains(row), rows[row - 1] < end else { return nil }
    let index = actions.partitionPoint { $0 > row }
    let start = index > 0 ? rows[actions[index - 1] - 1] : 0
    return start..<(index < actions.count ? min(end, rows[actions[index] - 1]) : end)
  }

  /// Those who go in some events and had spoken before a position: their lanes are drawn to the end.
  private func speakers(among shown: [Event], before end: Int) -> [Participant] {
    shown.filter { $0.kind == .gone }.flatMap(\.objects).filter { participant in
      firstWord(of: participant).map { $0 < end } ?? false
    }
  }
}

extension Event {
  /// The end of a call that gave nothing, or gave it in a row that is not shown.
  fileprivate init(endOf call: Int) {
    self.init(.return)
    cause = call
  }

  /// An event without a row, which only says that somebody spoke once, or is gone.
  fileprivate init(noteOf participant: Participant, _ kind: Kind) {
    self.init(kind, from: kind == .gone ? nil : participant, to: kind == .gone ? participant : nil)
    if kind == .gone { objects = [participant] }
  }
}
