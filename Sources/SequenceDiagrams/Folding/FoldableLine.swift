import Traces

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
    case .remark(let words): words
    case .separator(let separator): separator.pause == nil ? separator.words : ""
    case .across(let words, _): words
    case .unknown, .blank: ""
    }
  }
}
