import SequenceDiagrams
import Sequences
import Stage
import TraceRecording
import Traces

/// The events of a recorder, or of a trace from a file, with an index that makes a `Moment` cheap.
///
/// An update adds only the new events to the index, so that the cost of an action does not depend on what was recorded before.
final class Recording {
  private let source: Source
  private(set) var count = 0
  /// The index of the event of each row: element N - 1 belongs to row N.
  private(set) var rows: [Int] = []
  private(set) var actions: [Int] = []
  private var screens: [Int] = []
  private var graphs: [Int] = []
  /// The index of the latest action that closed the module; nil if none did.
  private var closing: Int?
  private var liveParticipants = LiveParticipants()
  private(set) var awaited = AwaitedCalls()
  /// Whether the recording contains an event for the end of every call, as the recording of a recorder always does.
  let hasCallEnds: Bool
  /// The index of the first event that mentions each participant.
  private var firstMentions: [Participant: Int] = [:]
  /// The row number of the last call that each participant received.
  private var lastCalls: [Participant: Int] = [:]
  /// The index of the first message, answer or action that each participant sent or received.
  private var firstWords: [Participant: Int] = [:]

  private enum Source {
    case recorder(Recorder)
    case trace(Trace)
  }

  init(_ recorder: Recorder) {
    source = .recorder(recorder)
    hasCallEnds = true
    update()
  }

  init(_ trace: Trace) {
    source = .trace(trace)
    hasCallEnds = trace.hasCallEnds
    update()
  }

  /// Adds to the index the events recorded since the last update; call it when no action is running.
  func update() {
    let new =
      switch source {
      case .recorder(let recorder): recorder.events(since: count)
      case .trace(let trace): Array(trace.events.dropFirst(count))
      }
    for event in new { add(event) }
  }
}

// MARK: - Reading

extension Recording {
  var now: Moment { Moment(self, before: count) }

  /// Returns the events whose indices are in a range; indices without an event are ignored.
  func events(_ range: Range<Int>) -> [Event] {
    switch source {
    case .recorder(let recorder):
      recorder.events(since: range.lowerBound, before: range.upperBound)
    case .trace(let trace): Array(trace.events[range.clamped(to: 0..<trace.events.count)])
    }
  }

  /// Returns the members of `participants` that the recording knows, in the order of their lanes (columns of a diagram).
  func lanes(of participants: [Participant]) -> [Participant] {
    switch source {
    case .recorder(let recorder): return recorder.lanes(of: participants)
    case .trace(let trace):
      let wanted = Set(participants)
      return trace.lanes.filter(wanted.contains)
    }
  }

  /// Returns the participants mentioned before the event with the index `end`, in the order of their lanes.
  ///
  /// - Complexity: O(*n*) in the number of participants of the whole recording.
  func lanes(before end: Int) -> [Participant] {
    lanes(of: firstMentions.compactMap { $0.value < end ? $0.key : nil })
  }

  func living(before end: Int) -> [Participant] {
    lanes(of: Array(liveParticipants.living(before: end)))
  }

  func gone(of participants: [Participant], before end: Int) -> [Participant] {
    liveParticipants.gone(of: participants, before: end)
  }

  /// Returns the index of the last event before the index `end` that contains a screen; nil when there is none.
  func lastScreen(before end: Int) -> Int? { screens.last(before: end) }

  /// Returns the index of the last event before the index `end` that contains an object graph; nil when there is none.
  func lastGraph(before end: Int) -> Int? { graphs.last(before: end) }

  /// Returns the number of rows before the event with the index `end`.
  func rowCount(before end: Int) -> Int { rows.partitionPoint { $0 >= end } }

  /// Returns the numbers of the rows up to and including `row` that are actions.
  func actions(upTo row: Int) -> ArraySlice<Int> { actions[..<actions.partitionPoint { $0 > row }] }

  func isClosed(before end: Int) -> Bool { closing.map { $0 < end } ?? false }

  /// Returns the row number of the last call that a participant received; nil when there is none.
  func lastCall(to participant: Participant) -> Int? { lastCalls[participant] }

  /// Returns the index of the first message, answer or action that a participant sent or received; nil when there is none.
  func firstWord(of participant: Participant) -> Int? { firstWords[participant] }
}

// MARK: - Adding

extension Recording {
  private func add(_ event: Event) {
    if let number = event.number {
      rows.append(count)
      if event.isMessage, event.kind != .lost, let receiver = event.receiver {
        lastCalls[receiver] = number
      }
    }
    event.forEachParticipant { participant in
      if firstMentions[participant] == nil { firstMentions[participant] = count }
    }
    switch event.kind {
    case .action: addAction(event)
    case .screen: screens.append(count)
    case .graph: graphs.append(count)
    case .created, .gone: liveParticipants.take(event, at: count)
    default: break
    }
    if event.isMessage || event.isAnswer || event.kind == .action {
      addWords(of: event)
      if hasCallEnds { awaited.take(event, at: count) }
    }
    count += 1
  }

  private func addAction(_ event: Event) {
    if let number = event.number { actions.append(number) }
    if event.message?.name == "\(Action.close)" { closing = count }
  }

  private func addWords(of event: Event) {
    if let sender = event.sender, firstWords[sender] == nil { firstWords[sender] = count }
    if let receiver = event.receiver, firstWords[receiver] == nil { firstWords[receiver] = count }
  }
}
