import PrintableText

/// A writer of a trace in the text notation, which takes one event after another.
///
///     var writer = NotationWriter()
///     for event in events { writer.write(event, to: &text) }
///
/// Labels begin 28 characters after the indentation. Rows are numbered from 1 again, as a reader numbers them. Object graphs are
/// left out.
///
/// The cause of an event is shown by indentation or as `^N`, always as `^N` if the cause had returned before the event. It is left
/// out if the causing row was not written, or was forgotten: the writer stores no events, so its output can be of any length, and
/// keeps the numbers of old rows only if these are consecutive.
public struct NotationWriter {
  private let hasDetails: Bool
  private var rows = WrittenRows()
  /// The participants that a reader makes of the written names, by the trace's participants.
  private var canonical: [Participant: Participant] = [:]
  private var nesting = Nesting()
  private var time = 0
  private var executor = Event.mainExecutor

  /// Creates a writer; without `details` it leaves out remarks, times, executors and all events that are not numbered rows.
  public init(details: Bool = true) {
    self.hasDetails = details
  }

  /// Appends the `lanes` line, which names the participants in the order of their lanes; appends nothing for no participants.
  public func write(lanes: [Participant], to text: inout String) {
    guard !lanes.isEmpty else { return }
    text += "lanes"
    for lane in lanes { text += " " + lane.notation }
    text += "\n"
  }

  /// Appends an event as a line to `text`, after lines for a change of time or executor.
  ///
  /// Appends nothing for an object graph, for a return without a value and, without details, for any event but a numbered row.
  public mutating func write(_ event: Event, to text: inout String) {
    guard event.kind != .graph, event.kind != .return || event.value != nil else { return }
    let isRow = event.isRow && event.number != nil
    guard isRow || hasDetails else { return }
    let position = isRow && event.isAnswer ? positionOfAnswer(event) : self.position(of: event)
    let indentation = String(" ", times: 2 * position.depth)
    if hasDetails {
      if event.time != time { text += "\(indentation)= \(event.time &- time)ms\n" }
      if event.executor != executor {
        text += "\(indentation)= on \(event.executor.notationName)\n"
      }
      time = event.time
      executor = event.executor
    }
    var line = NotationLineWriter(event: event, isRow: isRow, hasText: hasDetails)
    line.cause = position.cause
    text += indentation + line.text + "\n"
    if isRow { add(event, at: position.depth) }
  }

  /// The depth of a line in levels of indentation, and the cause to write as `^N`, 0 for no cause; nil if the indentation shows it.
  private typealias Position = (depth: Int, cause: Int?)

  /// The maximum depth of indentation; the causes of deeper rows (numbered events) are written as `^N`.
  private static let deepest = 100

  private func position(of event: Event) -> Position {
    let cause = event.cause.flatMap { rows.number(of: $0) }
    let wanted = cause.map { level(of: $0) + 1 } ?? 0
    let depth = min(wanted, nesting.deepest, NotationWriter.deepest)
    // The cause of a late event is written even if the indentation shows it.
    let isLate = event.isLate && event.kind.canBeLate
    let isShown = nesting.parent(at: depth) == cause && !(isLate && cause != nil)
    return (depth, isShown ? nil : cause ?? 0)
  }

  private mutating func positionOfAnswer(_ event: Event) -> Position {
    let cause = event.cause.flatMap { rows.number(of: $0) }
    let depth = min(cause.map { level(of: $0) } ?? 0, nesting.deepest)
    let call = nesting.call(from: reread(event.receiver), to: reread(event.sender), at: depth)
    return (depth, call?.number == cause ? nil : cause ?? 0)
  }

  private func level(of number: Int) -> Int {
    rows.depth(of: number) ?? nesting.depth(of: number) ?? 0
  }

  private mutating func add(_ event: Event, at depth: Int) {
    if event.isAnswer, let cause = event.cause.flatMap({ rows.number(of: $0) }) {
      nesting.markAnswered(cause, at: depth)
    }
    let number = rows.add(event.number, at: depth)
    let arrow = NotationArrow(event.kind)
    let sender = reread(event.notationSender)
    let kind = arrow?.kind(from: sender)
    guard kind == .call || kind == .asyncCall else {
      nesting.add(number, at: depth)
      return
    }
    let call = Nesting.Call(number: number, sender: sender, receiver: reread(event.receiver))
    nesting.add(call, at: depth)
  }

  /// Returns a participant as a reader will have it: participants that a reader cannot tell apart by name are equal.
  private mutating func reread(_ participant: Participant?) -> Participant? {
    guard let participant else { return nil }
    if let known = canonical[participant] { return known }
    let reread = Participant(named: participant.name)
    canonical[participant] = reread
    return reread
  }
}
