import Traces

/// A builder of a trace from a recorder's records: numbers the events, and finds causes and lost messages.
///
/// A builder replaces values by their texts in the log, so only one may run at a time.
struct TraceBuilder {
  let recorder: Recorder
  private(set) var registry: ParticipantRegistry
  var progress = TraceProgress()
  private let end: Int
  /// Whether `catchUp` reached its limit and left complete records for the next call.
  private(set) var hasMore = false

  /// Creates a builder for the records and participants that the recorder has now.
  ///
  /// The registry is read last, since a participant is registered before its first record.
  init(_ recorder: Recorder) {
    self.recorder = recorder
    end = recorder.log.count
    registry = recorder.registry.locked { $0 }
  }

  /// Makes events from at most `count` new records, up to the first that is not written completely.
  ///
  /// Records added while the texts are made are left for the next call.
  ///
  /// - Complexity: O(*n*), where *n* is the number of new records.
  mutating func catchUp(atMost count: Int = .max) {
    let last = end - progress.recordCount > count ? progress.recordCount + count : end
    while progress.recordCount < last, let record = recorder.log[progress.recordCount] {
      let index = progress.recordCount
      if record.isLifetime, let participant = registry.participant(record.receiver),
        progress.join(record, participant, of: registry)
      {
        continue
      }
      let begins = registry.processStart.map { index >= $0 } ?? false
      progress.add(event(of: record, at: index), of: record, beginningByItself: begins)
    }
    hasMore = progress.recordCount == last && last < end
  }

  /// The trace of the events made so far, with a note about the records left out if there are any.
  var trace: Trace {
    let events = recorder.leftOut == 0 ? progress.events : progress.events + remarks
    return Trace(allLanes: registry.lanes(hasUser: progress.hasAction), events: events)
  }

  /// The note about the records left out; empty if there are none.
  var remarks: [Event] {
    guard recorder.leftOut > 0 else { return [] }
    let text =
      "\(recorder.leftOut) more records were left out: the recorder keeps "
      + "\(recorder.log.limit), unless it is made with a higher limit"
    return [Event(note: text, order: progress.events.count)]
  }

  func record(at position: Int32) -> Record? {
    position >= 0 && Int(position) <= progress.recordCount ? recorder.log[Int(position)] : nil
  }

  /// Returns the number of the nearest enclosing row (numbered event), or of the call that a return ends; nil for none.
  func cause(of record: Record) -> Int? {
    var parent = record.parent
    if record.isEnd { return progress.number(ofRecord: parent) }
    while let around = self.record(at: parent) {
      if let number = progress.number(ofRecord: parent) { return number }
      parent = around.parent
    }
    return nil
  }

  /// Returns the code that the sender of a record was running; with an empty function if it is not known.
  mutating func running(in record: Record) -> RunningCode {
    guard let around = self.record(at: record.parent), around.receiver == record.sender else {
      guard record.function == .none else { return RunningCode(function: "") }
      let unrecorded = registry.calledMembers(of: record.sender).deferred.onSelf
      return RunningCode(function: "", unrecorded: unrecorded)
    }
    let called = name(of: around.name).message
    guard around.function == .none else {
      return RunningCode(function: name(of: around.function).message, closure: called.baseName)
    }
    return RunningCode(function: TraceBuilder.controlEvents.contains(called) ? "" : called)
  }

  /// The names under which a control calls a closure; they are no methods of the closure's owner.
  private static let controlEvents: Set = ["primaryActionTriggered()", "valueChanged()"]

  private static let names = Memo<InternedText, DeclaredName> { DeclaredName($0.text) }
  private static let seams = Memo<InternedText, Seam> { Seam($0.text) }

  func name(of text: InternedText) -> DeclaredName { TraceBuilder.names[text] }

  func seam(of record: Record) -> Seam? {
    record.seam == .none ? nil : TraceBuilder.seams[record.seam]
  }

  func table(of id: ParticipantID) -> SourceTable { .parsed[registry.sources(of: id)] }
}
