import Traces

/// Makes events of a recorder's records: numbers are given, causes and lost messages are found.
///
/// It puts the texts that it makes where the values stood, so only one may run at a time.
struct TraceMaking {
  let recorder: Recorder
  let registry: ParticipantRegistry
  /// What became of the records so far.
  var progress = TraceProgress()
  private let end: Int
  /// Whether records that are written were left for the next time.
  private(set) var hasMore = false

  /// Makes events of what is recorded now; a participant is registered before its first record, so the
  /// registry is read last.
  init(_ recorder: Recorder) {
    self.recorder = recorder
    end = recorder.log.count
    registry = recorder.registry.locked { $0 }
  }

  /// Makes events of the records that came since, up to the first that is still being written, or of so many.
  ///
  /// Its cost grows with what came since, not with what was there. What is recorded while the texts are
  /// made comes next time.
  mutating func catchUp(atMost count: Int = .max) {
    let last = end - progress.recordCount > count ? progress.recordCount + count : end
    while progress.recordCount < last, let record = recorder.log[progress.recordCount] {
      let index = progress.recordCount
      if let participant = comingOrGoing(record), progress.join(record, participant, of: registry) {
        continue
      }
      let begins = registry.processStart.map { index >= $0 } ?? false
      progress.add(event(of: record, at: index), of: record, beginningByItself: begins)
    }
    hasMore = progress.recordCount == last && last < end
  }

  /// The events so far, and the participants, as a value.
  var trace: Trace {
    let events = recorder.leftOut == 0 ? progress.events : progress.events + [remark]
    return Trace(allLanes: registry.lanes(hasUser: progress.hasAction), events: events)
  }

  private func comingOrGoing(_ record: Record) -> Participant? {
    guard record.kind == .created || record.kind == .gone else { return nil }
    return registry.participant(record.receiver)
  }

  /// Says what was left out.
  private var remark: Event {
    var event = Event(.note, order: progress.events.count)
    event.text =
      "\(recorder.leftOut) more records were left out: the recorder keeps "
      + "\(recorder.log.limit), unless it is made with a higher limit"
    return event
  }
}

// MARK: - Around a record

extension TraceMaking {
  /// The record at a position.
  func record(at position: Int32) -> Record? {
    position >= 0 && Int(position) <= progress.recordCount ? recorder.log[Int(position)] : nil
  }

  /// The number of the nearest row around a record; of an answer, that of its call.
  func cause(of record: Record) -> Int? {
    var parent = record.parent
    if record.isEnd {
      return progress.number(ofRecord: parent)
    }
    while let around = self.record(at: parent) {
      if let number = progress.number(ofRecord: parent) { return number }
      parent = around.parent
    }
    return nil
  }

  /// The function that the sender of a record was running, where that is known.
  mutating func running(in record: Record) -> RunningCode {
    guard let around = self.record(at: record.parent), around.receiver == record.sender else {
      return RunningCode(function: "")
    }
    let called = name(of: around.name).message
    if around.function != .none {
      let function = name(of: around.function).message
      return RunningCode(function: function, closure: called.baseName)
    }
    return RunningCode(function: TraceMaking.controlEvents.contains(called) ? "" : called)
  }

  /// Names under which a control calls a closure: they are no methods of its owner.
  private static let controlEvents: Set = ["primaryActionTriggered()", "valueChanged()"]

  /// Those that any recorder has met: the program's own texts are read once.
  private static let names = Memo<InternedText, DeclaredName> { DeclaredName($0.text) }
  private static let seams = Memo<InternedText, Seam> { Seam($0.text) }

  /// A name as it is declared.
  func name(of text: InternedText) -> DeclaredName { TraceMaking.names[text] }

  /// A reference as it is declared.
  func seam(of record: Record) -> Seam? {
    record.seam == .none ? nil : TraceMaking.seams[record.seam]
  }

  /// What a participant's class says.
  mutating func table(of id: ParticipantID) -> SourceTable {
    let sources = registry.sources(of: id)
    if let known = progress.tables[sources] { return known }
    let table = SourceTable(sources)
    progress.tables[sources] = table
    return table
  }
}
