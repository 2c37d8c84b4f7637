import Traces

/// Makes a trace of a recorder's records: numbers are given, causes and lost messages are found.
///
/// It puts the texts that it makes in the place of the values, so only one may run at a time.
struct TraceMaking {
  let recorder: Recorder
  let roster: Roster
  /// The records by their places, up to the first that somebody still writes.
  let records: [Record]
  /// The number of the row that a record became, by the record's place.
  private var numbers: [Int?]
  private var lastNumber = 0
  private var events: [Event] = []
  /// The records behind the events.
  private var sources: [Record] = []
  private var names: [InternedText: DeclaredName] = [:]
  private var tables: [ParticipantID: SourceTable] = [:]

  /// Takes what is there now.
  init(_ recorder: Recorder) {
    self.recorder = recorder
    records = recorder.log.written
    numbers = Array(repeating: nil, count: records.count)
    roster = recorder.roster.locked { $0 }
  }

  /// What was written down, as a value.
  static func trace(of recorder: Recorder) -> Trace {
    var making = TraceMaking(recorder)
    for (place, record) in making.records.enumerated() {
      making.add(record, at: place)
    }
    making.addRemark()
    return Trace(lanes: making.roster.lanes(in: making.events), events: making.events)
  }
}

extension TraceMaking {
  private mutating func add(_ record: Record, at place: Int) {
    if joins(record) { return }
    guard var event = event(of: record, at: place) else { return }
    event.order = events.count
    if event.isRow, lastNumber > 0 || event.kind == .action {
      lastNumber += 1
      event.number = lastNumber
      numbers[place] = lastNumber
    }
    events.append(event)
    sources.append(record)
  }

  /// Says what was left out.
  private mutating func addRemark() {
    let leftOut = recorder.leftOut
    guard leftOut > 0 else { return }
    var event = Event(.note, order: events.count)
    event.text =
      "\(leftOut) more records were left out: the recorder keeps "
      + "\(recorder.log.limit), unless it is made with a higher limit"
    events.append(event)
  }

  /// Puts an object that came or went to those just before it in the same module.
  private mutating func joins(_ record: Record) -> Bool {
    guard record.kind == .created || record.kind == .gone,
      let participant = roster.participant(record.receiver),
      let last = events.lastIndex(where: { record.kind == .gone || $0.kind != .wired }),
      sources.indices.contains(last), sources[last].kind == record.kind,
      sources[last].parent == record.parent, sources[last].sender == record.sender,
      events[last].objects.allSatisfy({ $0.module == participant.module })
    else { return false }
    events[last].objects.append(participant)
    if record.kind == .gone {
      events[last].objects = roster.sorted(events[last].objects)
      events[last].receiver = events[last].objects.first
    }
    return true
  }
}

// MARK: - Around a record

extension TraceMaking {
  /// The record at a place.
  func record(at place: Int32) -> Record? {
    records.indices.contains(Int(place)) ? records[Int(place)] : nil
  }

  /// The number of the nearest row around a record; of an answer, that of its call.
  func cause(of record: Record) -> Int? {
    var parent = record.parent
    if record.kind == .return || record.kind == .throw {
      return parent >= 0 ? numbers[Int(parent)] : nil
    }
    while let around = self.record(at: parent) {
      if let number = numbers[Int(parent)] { return number }
      parent = around.parent
    }
    return nil
  }

  /// The function that the sender of a record was running, where that is known.
  mutating func running(in record: Record) -> String {
    guard let around = self.record(at: record.parent), around.receiver == record.sender else {
      return ""
    }
    return name(of: around.function == .none ? around.name : around.function).message
  }

  /// A name as it is declared.
  mutating func name(of text: InternedText) -> DeclaredName {
    if let name = names[text] { return name }
    let name = DeclaredName(text.text)
    names[text] = name
    return name
  }

  /// What a participant's class says.
  mutating func table(of id: ParticipantID) -> SourceTable? {
    if let table = tables[id] { return table }
    guard roster.members.indices.contains(Int(id.index)) else { return nil }
    let table = roster.members[Int(id.index)].sends()
    tables[id] = table
    return table
  }
}
