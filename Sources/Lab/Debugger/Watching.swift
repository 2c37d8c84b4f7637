import SequenceDiagrams
import Sequences
import TerminalText
import Traces

/// A conversation that is played row by row, each action in lanes of those who take part in it.
struct Watching {
  /// How long each row stands before the next comes, in milliseconds.
  let pace: Int
  /// All that is played.
  private let moment: Moment
  private let options: DiagramOptions
  private let isColoured: Bool
  /// Whether sentences stand in for drawings.
  private let isPlain: Bool
  /// The number of the row that was drawn last.
  private var row: Int
  /// The action that is played, and what of it was not drawn yet.
  private var stream: DiagramStream?
  private var events: ArraySlice<Event> = []

  /// Begins behind a row; what was said before is not drawn again.
  init(_ moment: Moment, after row: Int, pace: Int, in session: Session) {
    self.pace = pace
    self.moment = moment
    self.row = row
    var options = session.diagramOptions
    options.foldsRepeats = false
    self.options = options
    isColoured = session.isColoured
    isPlain = session.settings.isPlain
  }

  /// The next row that is drawn, by its number and as it is drawn; nil at the end.
  mutating func next() -> (row: Int, text: String)? {
    if isPlain { return nextSentence() }
    while stream != nil || row < moment.lastNumber {
      if stream == nil { beginAction() }
      if let next = nextOfAction() { return next }
      stream = nil
    }
    return nil
  }

  private mutating func nextSentence() -> (row: Int, text: String)? {
    guard let event = moment[row: row + 1] else { return nil }
    row += 1
    return (row, StyledText(sentencesOf: [event]).plain)
  }

  /// The next row of the action that is played; nil at its end.
  private mutating func nextOfAction() -> (row: Int, text: String)? {
    var text = ""
    while let event = events.popFirst() {
      stream?.take(event)
      if events.isEmpty { stream?.finish() }
      stream?.drain { text += String(decoding: $0, as: UTF8.self) }
      guard let number = event.number, number > row else { continue }
      row = number
      if !text.isEmpty { return (number, text) }
    }
    return nil
  }

  /// Begins to draw the rows from the next one to the end of its action.
  private mutating func beginAction() {
    let first = row + 1
    let next = moment.firstAction(after: first)
    let part = moment.before(row: next).part(fromRow: first)
    events = part.events[...]
    stream = DiagramStream(
      of: Diagram(part, rows: first...max(first, next - 1)),
      options,
      isColoured: isColoured
    )
  }
}

extension Moment {
  /// The number of the first action behind a row; that of no row where none follows.
  fileprivate func firstAction(after row: Int) -> Int {
    let index = actions.partitionPoint { $0 > row }
    return index < actions.endIndex ? actions[index] : lastNumber + 1
  }
}

extension Session {
  /// How long each row stands, in milliseconds, while a conversation is played; nil while none is.
  public var watchingPace: Int? { watching?.pace }

  /// The next row of the conversation that is played, as it is drawn; nil at its end.
  public func watchNextRow() -> String? {
    guard let (row, text) = watching?.next() else {
      watching = nil
      return nil
    }
    let last = (try? reachable().lastNumber) ?? row
    debugger.cursor = row < last ? row : nil
    cast?.add(shown: text, at: clock.map { $0() })
    return text
  }

  /// Ends the play at the row that was drawn last, and says where that is.
  public func stopWatching() -> StyledText {
    watching = nil
    guard let row = debugger.cursor else { return StyledText() }
    return StyledText("Stopped at #\(row).  watch  plays on,  step  goes to the next row.\n", .dim)
  }
}
