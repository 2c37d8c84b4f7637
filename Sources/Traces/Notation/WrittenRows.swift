import Sequences

/// The numbers and the depths (levels of indentation) of the rows that a writer of the notation has written.
///
/// Rows with consecutive numbers share one entry. If the numbers have many gaps, the oldest entries are forgotten; depths are kept
/// for the last 131,072 rows.
struct WrittenRows {
  /// A series of `count` rows with consecutive numbers, from `original` on in the trace and from `written` on as written.
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

  /// Adds a row (numbered event) with the number `original` in the trace, and returns the number under which it is written.
  ///
  /// A depth beyond 255 is stored as 255. Without an original number above 0, the row cannot be found by number. An original number
  /// that does not ascend removes the entries for equal and higher ones.
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

  /// Returns the number under which the row `original` of the trace was written; nil if it was not written or was forgotten.
  func number(of original: Int) -> Int? {
    let end = runs.partitionPoint { $0.original > original }
    guard let run = runs[..<end].last, original - run.original < run.count else {
      return nil
    }
    return run.written + (original - run.original)
  }

  /// Returns the depth of the row written under the number `written`; nil if there is no such row or it was forgotten.
  func depth(of written: Int) -> Int? {
    guard written > count - depths.count, written <= count else { return nil }
    return Int(depths[(written - 1) % WrittenRows.depthLimit])
  }
}
