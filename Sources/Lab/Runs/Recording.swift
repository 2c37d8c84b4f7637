import SequenceDiagrams
import Sequences
import Stage
import TraceRecording
import Traces

/// What was recorded of a module, with an index that makes moments cheap.
///
/// It adds what came since to what it knows, so that an action costs what it leads to, however much
/// was recorded before.
final class Recording {
  private let source: Source
  /// How many events are known.
  private(set) var count = 0
  /// Where each row stands among the events: that of row N at N - 1.
  private(set) var rows: [Int] = []
  /// The numbers of the rows that are actions.
  private(set) var actions: [Int] = []
  /// Where screens were drawn.
  private var screens: [Int] = []
  /// Where the object graph was read.
  private var graphs: [Int] = []
  /// Where the module was taken off the stage.
  private var closing: Int?
  private var population = Population()
  /// Which calls ran on when another action began.
  private(set) var awaited = AwaitedCalls()
  /// Whether the end of every call is told, as a recorder does.
  let tellsEnds: Bool
  /// Where everybody is first spoken of.
  private var firstMentions: [Participant: Int] = [:]
  /// The number of the last call that reached somebody.
  private var lastCalls: [Participant: Int] = [:]
  /// Where everybody first said or was told something.
  private var firstWords: [Participant: Int] = [:]

  /// Where events come from.
  private enum Source {
    /// A recorder that may still write.
    case recorder(Recorder)
    /// What was recorded elsewhere.
    case trace(Trace)
  }

  /// Reads what a recorder has written so far.
  init(_ recorder: Recorder) {
    source = .recorder(recorder)
    tellsEnds = true
    update()
  }

  /// Reads what was recorded elsewhere; nothing is added to it.
  init(_ trace: Trace) {
    source = .trace(trace)
    tellsEnds = trace.tellsEnds
    update()
  }

  /// Adds what was recorded since; ask when nothing runs.
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
  /// Everything until now.
  var now: Moment { Moment(self, before: count) }

  /// The events in a range of indices; those that are not there are left out.
  func events(_ range: Range<Int>) -> [Event] {
    switch source {
    case .recorder(let recorder):
      recorder.events(since: range.lowerBound, before: range.upperBound)
    case .trace(let trace): Array(trace.events[range.clamped(to: 0..<trace.events.count)])
    }
  }

  /// Some participants in the order of their lanes.
  func lanes(of participants: [Participant]) -> [Participant] {
    switch source {
    case .recorder(let recorder): return recorder.lanes(of: participants)
    case .trace(let trace):
      let wanted = Set(participants)
      return trace.lanes.filter(wanted.contains)
    }
  }

  /// The lanes of those who were spoken of before an index; costs what everybody costs.
  func lanes(before end: Int) -> [Participant] {
    lanes(of: firstMentions.compactMap { $0.value < end ? $0.key : nil })
  }

  /// Who was there at an index, in the order of the lanes.
  func living(before end: Int) -> [Participant] {
    lanes(of: Array(population.living(before: end).participants))
  }

  /// Who of some was there and was gone before an index.
  func gone(of participants: [Participant], before end: Int) -> [Participant] {
    population.gone(of: participants, before: end)
  }

  /// Where the last screen before an index was drawn.
  func lastScreen(before end: Int) -> Int? { screens.last(before: end) }

  /// Where the object graph was read last before an index.
  func lastGraph(before end: Int) -> Int? { graphs.last(before: end) }

  /// How many rows there are before an index.
  func rowCount(before end: Int) -> Int { rows.partitionPoint { $0 >= end } }

  /// The numbers of the actions up to a row.
  func actions(upTo row: Int) -> ArraySlice<Int> { actions[..<actions.partitionPoint { $0 > row }] }

  /// Whether the module was off the stage before an index.
  func isClosed(before end: Int) -> Bool { closing.map { $0 < end } ?? false }

  /// The number of the last call until now that reached somebody.
  func lastCall(to participant: Participant) -> Int? { lastCalls[participant] }

  /// Where somebody first said or was told something; nil for who never did.
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
    case .created, .gone: population.take(event, at: count)
    default: break
    }
    if event.isMessage || event.isAnswer || event.kind == .action {
      addWords(of: event)
      if tellsEnds { awaited.take(event, at: count) }
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
