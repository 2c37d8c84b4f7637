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

/// A set of numbers of lines, each from 1 to 64, that a block of repeated lines may have.
struct BlockLengths: Sequence, IteratorProtocol {
  private var bits: UInt64 = 0

  init() {}

  init(_ length: Int) { insert(length) }

  var isEmpty: Bool { bits == 0 }

  func contains(_ length: Int) -> Bool { bits & 1 << UInt64(length - 1) != 0 }

  mutating func insert(_ length: Int) { bits |= 1 << UInt64(length - 1) }

  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount + 1
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
  private let fingerprint: UInt64
  private let nameFingerprint: UInt64

  init(_ line: DiagramLine) {
    self.line = line
    var isAnswer = false
    if case .row = line.content, let event = line.event {
      canBegin = event.kind != .action
      isAnswer = event.isAnswer
    } else {
      canBegin = false
    }
    words = line.identifyingWords
    var whole: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(truncatingIfNeeded: line.depth)
    var name = isAnswer ? whole : 0
    for byte in words.utf8 {
      if byte == UInt8(ascii: "("), name == 0 { name = whole }
      whole = (whole ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    fingerprint = whole
    nameFingerprint = name == 0 ? whole : name
  }

  func equals(_ other: FoldableLine) -> Bool {
    fingerprint == other.fingerprint && words == other.words && resembles(other)
  }

  /// Returns whether both lines are the same message, text or answer, indented equally; arguments and answered values are ignored.
  func resembles(_ other: FoldableLine) -> Bool {
    guard nameFingerprint == other.nameFingerprint, line.depth == other.line.depth else {
      return false
    }
    switch (line.content, other.line.content) {
    case (.row, .row):
      guard let event = line.event, let otherEvent = other.line.event else { return false }
      return event.kind == otherEvent.kind && event.sender == otherEvent.sender
        && event.receiver == otherEvent.receiver && event.loss == otherEvent.loss
        && event.seam?.property == otherEvent.seam?.property
        && (event.isAnswer || name.elementsEqual(other.name))
    case (.remark, .remark), (.separator, .separator), (.across, .across), (.blank, .blank):
      return words == other.words
    default: return false
    }
  }

  private var name: Substring.UTF8View { words.utf8.prefix { $0 != UInt8(ascii: "(") } }
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
