import Traces

/// The events made so far from a recorder's records, and the state needed to continue.
struct TraceProgress {
  private(set) var events: [Event] = []
  /// The number of the row (numbered event) made from each record; 0 for none.
  private(set) var numbers: [Int32] = []
  private(set) var lastNumber = 0
  private(set) var hasAction = false
  private(set) var spans = SpanStates()
  var nilReads = NilReads()
  /// The last event, not counting settings of references, with its record and objects; a further object may join it.
  private var latest: (index: Int, record: Record, objects: [ParticipantID])?
  /// The parsed source tables (lists of calls), by the unparsed tables of a class's body and known extensions.
  var tables: [[InternedText]: SourceTable] = [:]

  private static let maximumObjectsPerRow = 100

  /// The number of events at the beginning that cannot change any more.
  ///
  /// If the last event, not counting settings of references, creates or releases objects, further objects may join it, and only the
  /// events before it are counted.
  var settledCount: Int {
    latest.map { $0.record.isLifetime ? $0.index : events.count } ?? events.count
  }

  var recordCount: Int { numbers.count }

  /// Returns the number of the row (numbered event) made from the record at an index; nil for none.
  func number(ofRecord index: Int32) -> Int? {
    guard numbers.indices.contains(Int(index)), numbers[Int(index)] > 0 else { return nil }
    return Int(numbers[Int(index)])
  }

  /// Adds the event of the next record; `event` is nil if the record makes none.
  ///
  /// Rows are numbered from the first action on, or from the first message if the conversation begins by itself.
  mutating func add(_ event: Event?, of record: Record, beginningByItself begins: Bool) {
    spans.add(record)
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

  /// Adds a created or released object to the last event of that kind; returns false if the two cannot be one event.
  ///
  /// Both must have the same cause, sender and module. References that are set in between do not separate creations. An event has
  /// at most `maximumObjectsPerRow` objects.
  mutating func join(_ record: Record, _ participant: Participant, of registry: ParticipantRegistry)
    -> Bool
  {
    guard let (last, source, objects) = latest, source.kind == record.kind,
      record.kind == .created || last == events.count - 1,
      source.parent == record.parent, source.sender == record.sender,
      objects.count < TraceProgress.maximumObjectsPerRow,
      events[last].objects.allSatisfy({ registry.names.areInSameModule($0, participant) })
    else { return false }
    let joined =
      record.kind == .gone ? (objects + [record.receiver]).sorted() : objects + [record.receiver]
    latest?.objects = joined
    events[last].objects = joined.compactMap { registry.participant($0) }
    if record.kind == .gone { events[last].receiver = events[last].objects.first }
    spans.add(record)
    nilReads.note(record, at: Int32(clamping: recordCount))
    numbers.append(0)
    return true
  }
}

extension ParticipantID: Comparable {
  @usableFromInline static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.index < right.index
  }
}
