import PrintableText

/// A writer of a trace in the notation, which takes one event after another.
///
///     var writer = NotationWriter()
///     for event in events { writer.write(event, to: &text) }
///
/// Labels begin 28 characters after the indentation. Rows are renumbered from 1, as a reader numbers them. A cause
/// whose row was not written is omitted; a cause that had returned before is always written as `^N`. Object graphs are
/// left out. The writer stores no events, so its output can be of any length. It forgets the numbers of rows long past
/// unless they are consecutive; a cause among the forgotten rows is omitted, too.
public struct NotationWriter {
  private let hasDetails: Bool
  private var rows = WrittenRows()
  private var participants = WrittenNames()
  private var nesting = Nesting()
  private var time = 0
  private var executor = Event.mainExecutor

  /// Creates a writer; without `details` it writes only numbered rows, and these without their remarks.
  public init(details: Bool = true) {
    self.hasDetails = details
  }

  /// Appends the `lanes` line, which lists the participants in the order of their lanes, to `text`; nothing for no
  /// participants.
  public func write(lanes: [Participant], to text: inout String) {
    guard !lanes.isEmpty else { return }
    text += "lanes"
    for lane in lanes { text += " " + lane.notation }
    text += "\n"
  }

  /// Appends an event to `text`, with its line end; nothing for a return without a value and for an object graph.
  public mutating func write(_ event: Event, to text: inout String) {
    guard event.kind != .graph, event.kind != .return || event.value != nil else { return }
    let isRow = event.isRow && event.number != nil
    guard isRow || hasDetails else { return }
    let position = isRow && event.isAnswer ? positionOfAnswer(event) : self.position(of: event)
    let indentation = String(" ", times: 2 * position.depth)
    if hasDetails { writeChanges(event, indentation, to: &text) }
    let line = NotationLineWriter(event, isRow: isRow, hasText: hasDetails, cause: position.cause)
    text += indentation + line.text + "\n"
    if isRow { add(event, at: position.depth) }
  }

  private mutating func writeChanges(
    _ event: Event,
    _ indentation: String,
    to text: inout String
  ) {
    if event.time != time { text += "\(indentation)= \(event.time &- time)ms\n" }
    if event.executor != executor {
      text += "\(indentation)= on \(event.executor.notationName)\n"
    }
    time = event.time
    executor = event.executor
  }
}

// MARK: - Levels

extension NotationWriter {
  /// The depth of a line in levels of indentation, and the cause to write as `^N`; nil if the indentation shows the
  /// cause.
  private struct Position {
    let depth: Int
    let cause: Int?
  }

  /// The maximum number of levels of indentation; causes of deeper rows are written as `^N`.
  private static let deepest = 100

  private func position(of event: Event) -> Position {
    let cause = event.cause.flatMap { rows.number(of: $0) }
    let wanted = cause.map { level(of: $0) + 1 } ?? 0
    let depth = min(wanted, nesting.deepest, NotationWriter.deepest)
    let isShown = nesting.parent(at: depth) == cause && !(event.showsLateness && cause != nil)
    return Position(depth: depth, cause: isShown ? nil : cause ?? 0)
  }

  private mutating func positionOfAnswer(_ event: Event) -> Position {
    let cause = event.cause.flatMap { rows.number(of: $0) }
    let depth = min(cause.map { level(of: $0) } ?? 0, nesting.deepest)
    let call = nesting.call(
      from: participants.number(of: event.receiver),
      to: participants.number(of: event.sender),
      at: depth
    )
    return Position(depth: depth, cause: call?.number == cause ? nil : cause ?? 0)
  }

  /// Returns the depth of the row written as `number`; 0 for a row long past that can no longer enclose the next line.
  private func level(of number: Int) -> Int {
    rows.depth(of: number) ?? nesting.depth(of: number) ?? 0
  }

  private mutating func add(_ event: Event, at depth: Int) {
    if event.isAnswer, let cause = event.cause.flatMap({ rows.number(of: $0) }) {
      nesting.markAnswered(cause, at: depth)
    }
    let number = rows.add(event.number, at: depth)
    let arrow = NotationArrow(event.kind)
    let kind = arrow?.kind(from: participants.canonical(event.notationSender))
    guard kind == .call || kind == .asyncCall else {
      nesting.add(number, at: depth)
      return
    }
    let call = Nesting.Call(
      number: number,
      sender: participants.number(of: event.notationSender),
      receiver: participants.number(of: event.receiver)
    )
    nesting.add(call, at: depth)
  }
}

extension Event {
  /// Whether to write the cause even if the indentation shows it, because the causing call had returned before this
  /// event.
  fileprivate var showsLateness: Bool { isLate && kind.canBeLate }
}

extension Participant {
  /// This participant as a reader of the notation creates it from the name.
  fileprivate var canonical: Participant { Participant(named: name) }
}

/// The numbers by which a ``Nesting`` knows participants: equal for participants with the same name for a reader.
private struct WrittenNames {
  private var numbers: [Participant: Int] = [:]
  private var canonical: [Participant: Int] = [:]
  private var known: [Participant: Participant] = [:]

  mutating func canonical(_ participant: Participant?) -> Participant? {
    guard let participant else { return nil }
    if let known = known[participant] { return known }
    known[participant] = participant.canonical
    return participant.canonical
  }

  /// Returns the number of a participant, a new one at its first mention; `NotationNames.absent` for nil.
  mutating func number(of participant: Participant?) -> Int {
    guard let participant else { return NotationNames.absent }
    if let number = numbers[participant] { return number }
    let reread = self.canonical(participant) ?? participant
    let number = canonical[reread] ?? canonical.count
    canonical[reread] = number
    numbers[participant] = number
    return number
  }
}
