import Traces

/// A conversation as a ladder so short that several stand beside each other.
struct LadderColumn: Sendable {
  /// A row: its lanes and its words.
  struct Line: Sendable {
    /// The number of the row and its lanes.
    let lanes: StyledText
    /// The columns of both.
    let lanesWidth: Int
    /// What is said.
    let label: RowLabel
    /// Whether it is what the person at the prompt did.
    let isAction: Bool

    /// A row.
    init(_ lanes: StyledText, _ label: RowLabel, isAction: Bool) {
      self.lanes = lanes
      lanesWidth = lanes.displayWidth
      self.label = label
      self.isAction = isAction
    }
  }

  /// An action and what it led to, or what came before the first.
  struct Part: Sendable {
    /// The rows.
    var lines: [Line] = []
    /// The column in which the words begin where they have room.
    var labelColumn: Int { (lines.map(\.lanesWidth).max() ?? 0) + 2 }
  }

  /// The names above the lanes.
  let header: [StyledText]
  /// What came before the first action, then what each action led to, its own row first.
  let parts: [Part]

  /// Makes the column; nil where the lanes cannot be drawn with their names in that many columns.
  init?(_ trace: Trace, _ options: DiagramOptions) {
    let bare = trace.withLanesOnly
    var narrow = DiagramOptions(width: 0, isASCII: options.isASCII, repeatsHeader: false)
    narrow.width = narrow.columns
    guard Diagram(bare).showsNames(options) else { return nil }
    while !Diagram(bare).showsNames(narrow) { narrow.width += 6 }
    let drawing = Diagram(bare).drawn(narrow).lines
    let edge = Diagram(bare).labelColumn(narrow)
    let rungs = Rungs(drawing, labelColumn: edge, of: trace)
    header = rungs.header
    parts = LadderColumn.parts(of: trace, rungs.lanes, .signs(isASCII: options.isASCII))
  }

  private static func parts(of trace: Trace, _ lanes: [StyledText], _ glyphs: Glyphs) -> [Part] {
    var parts = [Part()]
    for (var event, lanes) in zip(trace.rows, lanes) {
      let isAction = event.kind == .action
      if isAction {
        parts.append(Part())
        event.text = ""
      }
      let line = Line(lanes, RowLabel(event, glyphs), isAction: isAction)
      parts[parts.count - 1].lines.append(line)
    }
    return parts
  }
}

extension Trace {
  /// The trace without words, pauses and notes, and without the person at the prompt, its rows
  /// numbered from 1: what decides how lanes look.
  fileprivate var withLanesOnly: Trace {
    var numbers: [Int: Int] = [:]
    var count = 0
    var bare = self
    bare.events.removeAll { [.note, .divider, .stage].contains($0.kind) && $0.number == nil }
    for index in bare.events.indices {
      bare.events[index].cause = bare.events[index].cause.flatMap { numbers[$0] }
      if let number = bare.events[index].number {
        count += 1
        numbers[number] = count
        bare.events[index].number = count
      }
      bare.events[index].forgetWords()
    }
    return bare
  }
}

extension Event {
  fileprivate mutating func forgetWords() {
    message = nil
    value = value.map { _ in Value("") }
    candidates = []
    text = ""
    time = 0
    if sender?.isUser == true { sender = nil }
    if kind == .action { receiver = nil }
  }
}
