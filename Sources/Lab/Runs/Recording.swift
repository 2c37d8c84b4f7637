import SequenceDiagrams
import Stage
import TraceRecording
import Traces

/// The events of a recorder or of a file's trace, with an index to which an update adds only the new events.
final class Recording {
  /// Returns the events with indices in a range, as far as there are any.
  let events: (Range<Int>) -> [Event]
  /// Returns participants in the order of their lanes.
  let inLaneOrder: ([Participant]) -> [Participant]
  private(set) var count = 0
  /// The index of the event of each row: element N - 1 belongs to row N.
  private(set) var rows: [Int] = []
  private(set) var actions: [Int] = []
  private(set) var screens: [Int] = []
  private(set) var graphs: [Int] = []
  private(set) var closing: Int?
  private(set) var liveParticipants = LiveParticipants()
  private(set) var awaited = AwaitedCalls()
  let hasCallEnds: Bool
  private var firstMentions: [Participant: Int] = [:]
  private(set) var lastCalls: [Participant: Int] = [:]
  /// The index of the first message, answer or action that each participant sent or received.
  private(set) var firstWords: [Participant: Int] = [:]

  init(_ recorder: Recorder) {
    events = { recorder.events(since: $0.lowerBound, before: $0.upperBound) }
    inLaneOrder = { recorder.lanes(of: $0) }
    hasCallEnds = true
    update()
  }

  init(_ trace: Trace) {
    events = { Array(trace.events[$0.clamped(to: trace.events.indices)]) }
    inLaneOrder = { trace.lanes.filter(Set($0).contains) }
    hasCallEnds = trace.hasCallEnds
    update()
  }

  /// Adds to the index the events recorded since the last update; call it when no action is running.
  func update() {
    for event in events(count..<(.max)) { add(event) }
  }

  var now: Moment { Moment(self, before: count) }

  func lanes(before end: Int) -> [Participant] {
    inLaneOrder(firstMentions.compactMap { $0.value < end ? $0.key : nil })
  }

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
    case .action:
      if let number = event.number { actions.append(number) }
      if event.message?.name == "\(Action.close)" { closing = count }
    case .screen: screens.append(count)
    case .graph: graphs.append(count)
    case .created, .gone: liveParticipants.take(event, at: count)
    default: break
    }
    if event.isMessage || event.isAnswer || event.kind == .action {
      for speaker in [event.sender, event.receiver].compactMap(\.self)
      where firstWords[speaker] == nil { firstWords[speaker] = count }
      if hasCallEnds { awaited.take(event, at: count) }
    }
    count += 1
  }
}
