import Sequences

/// Which numbers a writer gave to the rows of a trace, and at which levels it wrote them.
///
/// Rows that were numbered one after the other need no room. Where many gaps are between them, the
/// oldest are forgotten; of the levels, those of the latest rows are kept.
struct WrittenRows {
  /// Rows whose numbers follow each other, in the trace as well as in what is written.
  private struct Run {
    let original: Int
    let written: Int
    var count: Int
  }

  private var runs: [Run] = []
  private var depths: [UInt8] = []
  private var count = 0

  private static let runLimit = 16_384
  private static let depthLimit = 131_072
}

extension WrittenRows {
  /// Adds a row of at most 255 levels and gives the number under which it is written.
  ///
  /// Its own number is to be higher than those before; of rows above it that have a higher one the
  /// numbers are forgotten.
  mutating func add(_ original: Int?, at depth: Int) -> Int {
    count += 1
    let position = (count - 1) % WrittenRows.depthLimit
    if position < depths.count {
      depths[position] = UInt8(clamping: depth)
    } else {
      depths.append(UInt8(clamping: depth))
    }
    if let original, original > 0 { add(original) }
    return count
  }

  private mutating func add(_ original: Int) {
    while let last = runs.last, last.original >= original { runs.removeLast() }
    if let last = runs.indices.last {
      let gap = original - runs[last].original
      runs[last].count = min(runs[last].count, gap)
      if runs[last].count == gap, runs[last].written + gap == count {
        runs[last].count += 1
        return
      }
    }
    if runs.count >= WrittenRows.runLimit { runs.removeFirst(WrittenRows.runLimit / 2) }
    runs.append(Run(original: original, written: count, count: 1))
  }

  /// The number under which a row was written; nil for one that was not, or was forgotten.
  func number(of original: Int) -> Int? {
    let end = runs.partitionPoint { $0.original > original }
    guard let run = runs[..<end].last, original - run.original < run.count else {
      return nil
    }
    return run.written + (original - run.original)
  }

  /// The level of a row by its written number; nil for one long past.
  func depth(of written: Int) -> Int? {
    guard written > count - depths.count, written <= count else { return nil }
    return Int(depths[(written - 1) % WrittenRows.depthLimit])
  }
}
