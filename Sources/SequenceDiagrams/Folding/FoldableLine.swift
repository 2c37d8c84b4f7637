import Traces

/// A line of a diagram that can be compared with others: all counts but numbers and times.
struct FoldableLine {
  /// The line.
  let line: DiagramLine
  /// Whether it is a row with which a block can begin: no action, and nothing between rows.
  let canBegin: Bool
  private let fingerprint: UInt64

  /// Makes a line ready to be compared.
  init(_ line: DiagramLine) {
    self.line = line
    if case .row(let event) = line.content { canBegin = event.kind != .action } else { canBegin = false }
    var words = line.identifyingWords
    var hash = UInt64(truncatingIfNeeded: line.depth) &+ 0xCBF2_9CE4_8422_2325
    words.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    fingerprint = hash
  }

  /// Whether both say the same at the same level.
  func repeats(_ other: FoldableLine) -> Bool {
    guard fingerprint == other.fingerprint, line.depth == other.line.depth,
      line.identifyingWords == other.line.identifyingWords
    else { return false }
    switch (line.content, other.line.content) {
    case (.row(let event), .row(let other)):
      return event.kind == other.kind && event.sender == other.sender
        && event.receiver == other.receiver && event.loss == other.loss
        && event.seam?.property == other.seam?.property
    case (.remark, .remark), (.across, .across), (.blank, .blank): return true
    default: return false
    }
  }
}

extension DiagramLine {
  /// The words that must agree; of a pause its length does not count.
  fileprivate var identifyingWords: String {
    switch content {
    case .row(let event): event.label
    case .remark(let words): look.isPause ? "" : words
    case .across(let words, _): words
    case .unknown, .blank: ""
    }
  }
}
