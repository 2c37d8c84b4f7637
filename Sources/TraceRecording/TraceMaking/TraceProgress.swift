import Traces

/// How far a recorder's records have become events, so that what came later can be added.
struct TraceProgress {
  /// The events so far.
  private(set) var events: [Event] = []
  /// The number of the row that a record became, by the record's index; 0 for none.
  private(set) var numbers: [Int32] = []
  /// The number of the last row; 0 before the first.
  private(set) var lastNumber = 0
  /// Whether somebody did something.
  private(set) var hasAction = false
  /// Which records are over.
  private(set) var spans = RunningSpans()
  /// How often nil was read in what is going on.
  var nilReads = NilReads()
  /// The last event that others may join, and its record.
  private var latest: (index: Int, record: Record, objects: [ParticipantID])?
  /// What the classes of participants say, and so many of their extensions.
  var tables: [[InternedText]: SourceTable] = [:]
}

extension TraceProgress {
  /// How many objects come or go in one row.
  private static let mostJoined = 100

  /// How many events stay as they are, whatever comes: objects that come or go may still join the last.
  var settledCount: Int {
    latest.map { $0.record.isLifetime ? $0.index : events.count } ?? events.count
  }

  /// How many records have been looked at.
  var recordCount: Int { numbers.count }

  /// The number of the row that a record became; nil for none.
  func number(ofRecord index: Int32) -> Int? {
    guard numbers.indices.contains(Int(index)), numbers[Int(index)] > 0 else { return nil }
    return Int(numbers[Int(index)])
  }

  /// Adds what a record became; nil where it is no event of its own.
  ///
  /// Rows are numbered from the first action on, or from the first message where the conversation begins
  /// by itself.
  mutating func add(_ event: Event?, of record: Record, beginningByItself begins: Bool) {
    spans.take(record)
    nilReads.note(record, at: Int32(clamping: recordCount))
    guard var event else { return numbers.append(0) }
    event.order = events.count
    if event.kind == .action { hasAction = true }
    if event.isRow, lastNumber > 0 || event.kind == .action || begins && event.isMessage {
      lastNumber += 1
      event.number = lastNumber
    }
    numbers.append(Int32(clamping: event.number ?? 0))
    if record.kind != .wired { latest = (events.count, record, [record.receiver]) }
    events.append(event)
  }

  /// Adds an object that came or went to those just before it in the same module, where it belongs
  /// to them; false where it does not.
  ///
  /// References that are set do not come between objects that come. Of very many a row holds some.
  mutating func join(_ record: Record, _ participant: Participant, of registry: ParticipantRegistry)
    -> Bool
  {
    guard let (last, source, objects) = latest, source.kind == record.kind,
      record.kind == .created || last == events.count - 1,
      source.parent == record.parent, source.sender == record.sender,
      objects.count < TraceProgress.mostJoined,
      events[last].objects.allSatisfy({ registry.isBeside($0, participant) })
    else { return false }
    let joined =
      record.kind == .gone ? (objects + [record.receiver]).sorted() : objects + [record.receiver]
    latest?.objects = joined
    events[last].objects = joined.compactMap { registry.participant($0) }
    if record.kind == .gone { events[last].receiver = events[last].objects.first }
    spans.take(record)
    nilReads.note(record, at: Int32(clamping: recordCount))
    numbers.append(0)
    return true
  }
}

extension ParticipantID: Comparable {
  /// Whether one came before the other.
  @usableFromInline static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.index < right.index
  }
}
