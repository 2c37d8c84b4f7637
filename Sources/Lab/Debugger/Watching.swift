import SequenceDiagrams
import TerminalText
import Traces

/// A conversation that is played row by row.
struct Watching {
  /// How long each row stands before the next comes, in milliseconds.
  let pace: Int
  private var stream: DiagramStream
  private var events: ArraySlice<Event>

  /// Begins behind a row; what was said before is not drawn again.
  init(_ moment: Moment, after row: Int, pace: Int, _ options: DiagramOptions, isColoured: Bool) {
    self.pace = pace
    var options = options
    options.foldsRepeats = false
    let last = max(row + 1, moment.lastNumber)
    stream = DiagramStream(as: .ladder, rows: (row + 1)...last, options, isColoured: isColoured)
    events = moment.trace.events[...]
    stream.take(lanes: moment.lanes)
  }

  /// The next row that is drawn, by its number and as it is drawn; nil at the end.
  mutating func next() -> (row: Int, text: String)? {
    var text = ""
    while let event = events.popFirst() {
      stream.take(event)
      if events.isEmpty { stream.finish() }
      stream.drain { text += String(decoding: $0, as: UTF8.self) }
      if let number = event.number, !text.isEmpty { return (number, text) }
    }
    return nil
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
    return StyledText("Stopped at #\(row).  continue  goes on, step  to the next row.\n", .dim)
  }
}
