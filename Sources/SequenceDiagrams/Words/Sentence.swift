import PrintableText
import TerminalText
import Traces

extension Event {
  /// The event as a sentence without a full stop, for use inside other text: `Presenter calls View.showProducts([2 ProductRow])`.
  ///
  /// ``numberedSentence`` is the form for a line of its own.
  public var sentence: String { bareSentence.printable() }

  private var bareSentence: String {
    switch kind {
    case .action: "\(senderName == "User" ? "you" : senderName): \(label)"
    case .call where seam?.interface == "closure": "\(senderName) calls back\(callee): \(label)"
    case .call: "\(senderName) calls \(addressed)"
    case .asyncCall where isLate: "\(senderName) calls \(addressed)\(lateness)"
    case .asyncCall: "\(senderName) calls \(addressed) and does not wait\(lateness)"
    case .return: "\(senderName) returns \(value?.summary ?? "nothing")\(toReceiver)"
    case .throw: "\(senderName) throws \(label)\(toReceiver)"
    case .reply: "\(senderName) answers \(value?.summary ?? "nothing")\(toReceiver)"
    case .lost:
      "\(senderName) to \(target): \(spokenLabel) is lost\(whyLost.map { ": \($0)" } ?? "")\(lateness)"
    case .created: "\(senderName) creates \(objectsByModule)"
    case .gone: objectsGone
    case .wired:
      "\(senderName).\(seam?.property ?? "reference") is set to \(receiver?.name ?? "nil")"
    case .stage: "the stage calls \(addressed)"
    case .screen: "the screen shows \(screen?.title ?? "nothing")"
    case .graph: "the objects reference each other"
    case .note, .divider: text
    }
  }

  private var toReceiver: String { receiver.map { " to \($0.name)" } ?? "" }
  private var callee: String { receiver.map { " \($0.name)" } ?? "" }
  private var addressed: String { (receiver.map { $0.name + "." } ?? "") + label }
}

extension Event {
  /// The row number, if any, and the event as a sentence for a line of its own: `3. Presenter calls Interactor: getProducts()`.
  ///
  /// For screen readers and for `grep`; ``sentence`` is the shorter form for use inside other text. The words are ASCII except for
  /// names and values of the trace; control characters become visible escapes.
  public var numberedSentence: String { (number.map { "\($0). " } ?? "") + plainSentence }

  var plainSentence: String { plainWords.printable() }
}

extension StyledText {
  /// Creates a text with the numbered sentence of each row on a line of its own, for screen readers instead of a drawing.
  public init(sentencesOf rows: some Sequence<Event>) {
    self.init(lines: rows.map { StyledText($0.numberedSentence) })
  }
}

extension Event {
  fileprivate var plainWords: String {
    switch kind {
    case .action: "\(actor): \(label)\(text.isEmpty ? "" : " (\(text))")"
    case .call where seam?.interface == "closure": "\(subject) calls \(object) back: \(label)"
    case .call: "\(subject) calls \(object): \(label)"
    case .asyncCall where isLate: "\(subject) calls \(object): \(label)\(lateness)"
    case .asyncCall: "\(subject) calls \(object) and does not wait: \(label)\(lateness)"
    case .return: "\(subject) answers \(object): \(answer)"
    case .reply: "\(subject) answers \(object) late\(toRow): \(answer)"
    case .throw: "\(subject) throws to \(object): \(answer)"
    case .lost:
      "\(subject) calls \(sender != nil && sender == receiver ? "itself" : target): \(lostWords)"
    case .created: "\(subject) creates \(objectsByModule)"
    case .gone: objectsGone
    case .wired: "\(subject).\(seam?.property ?? "reference") is set to \(receiver?.name ?? "nil")"
    case .stage: "The stage calls \(receiver?.name ?? "somebody"): \(label)"
    case .screen: "The screen shows \(screen?.title ?? "nothing")"
    case .graph: "The objects reference each other"
    case .note: "Note: \(text)"
    case .divider: "Part: \(text)"
    }
  }

  private var actor: String { sender.map { $0.isUser ? "You" : $0.name } ?? "Somebody" }
  private var subject: String { sender?.name ?? "Somebody" }

  private var object: String {
    guard let receiver else { return "somebody" }
    return receiver == sender ? "itself" : receiver.name
  }

  private var answer: String { value?.summary ?? "nothing" }
  private var toRow: String { cause.map { ", to row \($0)" } ?? "" }
  private var lostWords: String {
    "\(spokenLabel). Lost\(whyLost.map { ": \($0)" } ?? "")\(lateness)"
  }
}

/// An event sink that writes the events of a trace as sentences as they arrive, one on each line.
///
///     var writer = SentenceWriter()
///     trace.send(to: &writer)
///     print(writer.output)
///
/// Notes, titles of parts, screens, pauses and changes of executor (queue or actor) have lines between the rows (numbered events).
/// The memory used does not grow with the trace.
public struct SentenceWriter: EventSink {
  /// The text written since the last call of ``takeOutput()``; a newline ends each line.
  public private(set) var output = ""
  private var visibility = Visibility(DiagramOptions(showsScreens: true))
  private var separators = Separators()

  /// Creates a writer that has written nothing.
  public init() {}

  /// Does nothing, because sentences need no lanes (columns).
  public mutating func take(lanes: [Participant]) {}

  /// Writes an event's sentence, after lines for a pause and a new executor; nothing for an event that has no line in a diagram.
  public mutating func take(_ event: Event) {
    guard visibility.placement(of: event) == .shown else { return }
    let separator = separators.separator(before: event)
    if let pause = separator?.pause { write(pause) }
    if let executor = separator?.executor { write("On \(executor.printable())") }
    write(event.numberedSentence)
  }

  private mutating func write(_ line: String) { output += line + "\n" }

  /// Returns the text written since the last call of this method, and empties ``output``.
  public mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}
