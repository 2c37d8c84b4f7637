import PrintableText
import SequenceDiagrams
import Sequences
import Stage
import TerminalText
import Traces

extension Command {
  static let watch = Command(
    usage: "watch [SPEED]",
    help: """
      Plays the conversation row by row, from the cursor on, or from the beginning: each row stands as \
      long as you say, watch 300ms, watch 2s. Any key stops it at that row.
      """,
    summary: "Plays the conversation row by row: watch 300ms",
    example: CommandExample("watch 300ms", after: "load products; open"),
    maximumWords: 1,
    run: { session, words throws(Refusal) in
      guard let pace = Milliseconds(words.first ?? "500ms"), pace.count <= maximumPause else {
        throw .misused("\((words.first ?? "").readable) is no time.  watch 300ms  or  watch 2s")
      }
      let moves = try session.cursorMoves()
      guard session.isAttended else {
        throw .failed(
          "A script has no screen to play on.  step  shows row by row in a script, too."
        )
      }
      var options = session.diagramOptions
      options.foldsRepeats = false
      session.playback = RowPlayback(
        pace: pace.count,
        moment: moves.moment,
        options: options,
        isColoured: session.isColoured,
        isPlain: session.settings.isPlain,
        row: moves.row < moves.moment.lastNumber ? moves.row : 0
      )
      return StyledText()
    }
  )
  /// The maximum time between one row and the next, in milliseconds.
  private static let maximumPause = 60_000
}

/// A playback that draws the rows of a recording one after the other, each action only with the lanes of its participants.
struct RowPlayback {
  /// The milliseconds between one row and the next.
  let pace: Int
  let moment: Moment
  let options: DiagramOptions
  let isColoured: Bool
  let isPlain: Bool
  /// The row that was drawn last.
  private(set) var row: Int
  /// The diagram of the action that is drawn, and the events of it that are not drawn yet; nil between two actions.
  private(set) var stream: DiagramStream?
  private(set) var events: ArraySlice<Event> = []

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

  private mutating func beginAction() {
    let first = row + 1
    let actions = moment.actions
    let index = actions.partitionPoint { $0 > first }
    let next = index < actions.endIndex ? actions[index] : moment.lastNumber + 1
    let part = moment.before(row: next).part(fromRow: first)
    events = part.events[...]
    let diagram = Diagram(part, rows: first...max(first, next - 1))
    stream = DiagramStream(of: diagram, options, isColoured: isColoured)
  }
}

extension Session {
  /// The time between the rows that `watch` plays, in milliseconds; nil while no rows are played.
  public var watchingPace: Int? { playback?.pace }

  /// Moves the cursor to the next row that `watch` plays and returns its drawing; nil after the last row.
  public func watchNextRow() -> String? {
    guard let (row, text) = playback?.next() else {
      playback = nil
      return nil
    }
    let last = (try? reachable().lastNumber) ?? row
    debugger.cursor = row < last ? row : nil
    cast?.add(shown: text, at: clock.map { $0() })
    return text
  }

  /// Ends the playback of `watch` at the row drawn last, and returns a sentence that names this row; empty after the last row.
  public func stopWatching() -> StyledText {
    playback = nil
    guard let row = debugger.cursor else { return StyledText() }
    return StyledText("Stopped at #\(row).  watch  plays on,  step  goes to the next row.\n", .dim)
  }
}
