import Traces

/// A block of lines that repeat the lines above them, with the number of its repetitions.
struct RepeatedBlock {
  let length: Int
  let isExact: Bool
  private var times = 0
  private var first: Int?
  private var last: Int?

  init(length: Int, isExact: Bool) {
    self.length = length
    self.isExact = isExact
  }

  mutating func add(_ lines: ArraySlice<FoldableLine>) {
    times += 1
    for line in lines {
      guard let number = line.line.number else { continue }
      first = first ?? number
      last = number
    }
  }

  /// Returns the line below `block` that counts its repetitions: `×126: #3 to #7, 125 times more (#8 to #632)`.
  func line(repeating block: [DiagramLine], isASCII: Bool) -> DiagramLine {
    let numbers = block.compactMap(\.number)
    let more = times == 1 ? "once more" : "\(times) times more"
    let words =
      "\(isASCII ? "x" : "×")\(times + 1): \(words(numbers.first, numbers.last)), \(more) "
      + "(\(words(first, last)))\(isExact ? "" : ", with other values")"
    return DiagramLine(
      content: .remark(words),
      counted: last,
      depth: block.map(\.depth).min() ?? 0,
      look: LaneLook(alive: block.last?.look.alive ?? LaneSet())
    )
  }

  private func words(_ first: Int?, _ last: Int?) -> String {
    (first ?? 0).rowNumbers(to: last ?? first ?? 0)
  }
}

/// A count of adjacent rows that are not drawn: they lie inside a folded row or deeper than `DiagramOptions.depth`.
struct FoldedRows {
  private var count = 0
  private var first: Int?
  private var last: Int?
  private var depth = Int.max

  mutating func add(_ number: Int?, _ depth: Int) {
    guard let number else { return }
    count += 1
    first = first ?? number
    last = number
    self.depth = min(self.depth, depth)
  }

  func line(alive: LaneSet) -> DiagramLine? {
    guard let first, let last else { return nil }
    return DiagramLine(
      content: .remark("\(count.counted("row")) inside (\(first.rowNumbers(to: last)))"),
      counted: last,
      depth: depth,
      look: LaneLook(alive: alive)
    )
  }
}

/// A line of a diagram prepared for comparison with other lines, in which row numbers and times are ignored.
struct FoldableLine {
  let line: DiagramLine
  /// Whether the line can begin a block of repeated lines: it is a row (numbered event) other than an action.
  let canBegin: Bool
  private let words: String
  /// The bytes of the words up to the arguments; none for an answer, whose value is ignored.
  private let name: Substring.UTF8View

  init(_ line: DiagramLine) {
    self.line = line
    var event: Event?
    if case .row = line.content { event = line.event }
    canBegin = event.map { $0.kind != .action } ?? false
    words = line.identifyingWords
    let isAnswer = event?.isAnswer == true
    name = isAnswer ? words.utf8.prefix(0) : words.utf8.prefix { $0 != UInt8(ascii: "(") }
  }

  func equals(_ other: FoldableLine) -> Bool {
    words.utf8.elementsEqual(other.words.utf8) && resembles(other)
  }

  /// Returns whether both lines are the same message, text or answer, indented equally; arguments and answered values are ignored.
  func resembles(_ other: FoldableLine) -> Bool {
    guard line.depth == other.line.depth, name.elementsEqual(other.name) else { return false }
    switch (line.content, other.line.content) {
    case (.row, .row):
      guard let event = line.event, let otherEvent = other.line.event else { return false }
      return event.kind == otherEvent.kind && event.sender == otherEvent.sender
        && event.receiver == otherEvent.receiver && event.loss == otherEvent.loss
        && event.seam?.property == otherEvent.seam?.property
    case (.remark, .remark), (.separator, .separator), (.across, .across), (.blank, .blank):
      return words == other.words
    default: return false
    }
  }
}

extension DiagramLine {
  /// The words by which the line is compared; empty for a pause, whose length is ignored.
  fileprivate var identifyingWords: String {
    switch content {
    case .row: event?.label ?? ""
    case .remark(let words), .across(let words, _): words
    case .separator(let separator): separator.pause == nil ? separator.words : ""
    case .unknown, .blank: ""
    }
  }
}
