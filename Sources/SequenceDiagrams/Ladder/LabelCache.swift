/// A label with its placement, ready to be written.
struct PlacedLabel {
  /// What stands beside the lanes.
  let beside: Fragment
  /// The lines below.
  let below: [Fragment]

  /// Makes a placement ready.
  init(_ placement: LabelPlacement) {
    beside = Fragment(placement.beside)
    below = placement.below.map { Fragment($0) }
  }
}

/// Labels that had to be shortened before, with their placements.
struct LabelCache {
  private struct Entry {
    let words: String
    let isAnswer: Bool
    let depth: Int
    let label: PlacedLabel
  }

  private var entries: [Entry?] = Array(repeating: nil, count: 128)

  /// The placement of a label at a level of cause; nil when it is not known.
  subscript(words: String, isAnswer: Bool, depth: Int) -> PlacedLabel? {
    get {
      guard let entry = entries[LabelCache.index(words, depth)], entry.words == words,
        entry.isAnswer == isAnswer, entry.depth == depth
      else { return nil }
      return entry.label
    }
    set {
      guard let newValue else { return }
      entries[LabelCache.index(words, depth)] = Entry(
        words: words,
        isAnswer: isAnswer,
        depth: depth,
        label: newValue
      )
    }
  }

  /// The slot, of 128, of a text with a number.
  static func index(_ words: String, _ number: Int) -> Int {
    var hash = UInt64(truncatingIfNeeded: words.utf8.count &+ number &* 31)
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 127)
  }
}
