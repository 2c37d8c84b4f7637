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

  private static let maximumObjectsPerRow = 100

  /// The number of events at the beginning that cannot change any more.
  ///
  /// If the last event, not counting settings of references, creates or releases objects, further objects may join it, and only the
  /// events before it are counted.
  var settledCount: Int {
    latest.map { $0.record.isLifetime ? $0.index : events.count } ?? events.count
  }

  var recordCount: Int { numbers.count }

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
    var joined = objects + [record.receiver]
    if record.kind == .gone { joined.sort { $0.index < $1.index } }
    latest?.objects = joined
    events[last].objects = joined.compactMap { registry.participant($0) }
    if record.kind == .gone { events[last].receiver = events[last].objects.first }
    spans.add(record)
    nilReads.note(record, at: Int32(clamping: recordCount))
    numbers.append(0)
    return true
  }
}

/// The records read so far in order whose call or action has ended.
///
/// A record is late if its enclosing call or action has ended before: the caller did not wait for it.
struct SpanStates {
  private var hasEnded: [Bool] = []
  private var asynchronous: Set<Int32> = []

  /// Adds a record; all records of the log must be added in order.
  mutating func add(_ record: Record) {
    if record.kind == .asyncCall || record.kind == .call && isLate(record) {
      asynchronous.insert(Int32(hasEnded.count))
    }
    if record.isEnd, record.parent >= 0 { hasEnded[Int(record.parent)] = true }
    hasEnded.append(false)
  }

  /// Returns whether a record came after the end of its enclosing record.
  ///
  /// A closure called outside any recorded call counts as late: the function that passed it may have returned.
  func isLate(_ record: Record) -> Bool {
    if record.kind == .asyncCall, record.delivery == nil { return record.parent >= 0 }
    guard !record.isEnd, hasEnded.indices.contains(Int(record.parent)) else { return false }
    return hasEnded[Int(record.parent)]
  }

  /// Returns the kind of a record's event, where a late call is asynchronous and its return a reply; nil for no event.
  func kind(of record: Record) -> Event.Kind? {
    switch record.kind {
    case .call where isLate(record): .asyncCall
    case .return where asynchronous.contains(record.parent): .reply
    case .end where asynchronous.contains(record.parent): .return
    default: record.eventKind
    }
  }
}

/// A counter of reads of nil inside each message, which distinguishes comparisons with nil from lost messages.
struct NilReads {
  private struct Reference: Hashable {
    let owner: ParticipantID
    let seam: InternedText
  }

  /// The number of nils read from each reference, by the index of the enclosing record.
  private var counts: [Reference: [Int32: Int]] = [:]
  /// The index of the last record that set each reference.
  private var settings: [Reference: Int32] = [:]
  /// The index of the record in which each participant was released.
  private var ends: [ParticipantID: Int32] = [:]

  /// Notes `record`, which has `index` in the log, if it sets a reference or releases a participant.
  mutating func note(_ record: Record, at index: Int32) {
    if record.kind == .wired {
      settings[Reference(owner: record.sender, seam: record.seam)] = index
    } else if record.kind == .gone {
      ends[record.receiver] = index
    }
  }

  /// Counts a read of nil, and returns the number of nils that the enclosing record has read from this reference so far; nil if the
  /// reference may have become nil during that record, or was read outside any record.
  mutating func countRead(_ record: Record) -> Int? {
    let reference = Reference(owner: record.sender, seam: record.seam)
    let last = settings[reference] ?? -1
    let end = ends[record.receiver] ?? -1
    guard record.parent >= 0, last <= record.parent, end <= record.parent else { return nil }
    counts[reference, default: [:]][record.parent, default: 0] += 1
    return counts[reference]?[record.parent]
  }
}
