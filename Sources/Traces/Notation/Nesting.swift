import Sequences

/// The rows (numbered events) that can enclose the next line of the notation, by levels of indentation.
///
/// The reader infers a row's cause from its indentation. The writer keeps the same state, so that it knows what the reader will
/// infer, and writes `^N` if the true cause is another row, N.
struct Nesting {
  /// A call that a later line can answer.
  struct Call {
    let number: Int
    let sender: Participant?
    let receiver: Participant?
    var message: Message?
    var isAnswered = false
  }

  private struct Level {
    var number: Int
    /// The index in `calls` of this level's first call; the level's last call precedes the first call of the next level.
    let firstCall: Int
  }

  private var levels: [Level] = []
  private var calls: [Call] = []

  private static let limit = 128

  /// The greatest depth (number of levels of indentation) that the next line can have.
  var deepest: Int { levels.count }

  /// Returns the number of the row that encloses a next line at `depth`; nil at depth 0 and at an impossible depth.
  func parent(at depth: Int) -> Int? {
    depth > 0 && depth <= levels.count ? levels[depth - 1].number : nil
  }

  /// Returns the depth of the row `number`, nil if it cannot enclose the next line any more; numbers must ascend with depth.
  func depth(of number: Int) -> Int? {
    levels.firstIndex(of: number, by: \.number)
  }

  /// Returns the latest unanswered call at `depth` between two participants; nil if there is none.
  func call(from sender: Participant?, to receiver: Participant?, at depth: Int) -> Call? {
    calls[range(at: depth)].last {
      $0.sender == sender && $0.receiver == receiver && !$0.isAnswered
    }
  }

  private func range(at depth: Int) -> Range<Int> {
    guard depth < levels.count else { return 0..<0 }
    let end = depth + 1 < levels.count ? levels[depth + 1].firstCall : calls.count
    return levels[depth].firstCall..<end
  }

  /// Adds the row `number` at `depth`; the earlier rows at this and at greater depths cannot enclose the next line any more.
  mutating func add(_ number: Int, at depth: Int) {
    guard depth < levels.count else {
      levels.append(Level(number: number, firstCall: calls.count))
      return
    }
    if depth + 1 < levels.count {
      calls.removeSubrange(levels[depth + 1].firstCall...)
      levels.removeSubrange((depth + 1)...)
    }
    levels[depth].number = number
  }

  /// Adds a call that can be answered; if `depth` has 128 calls already, first forgets all but its latest 64 unanswered ones.
  mutating func add(_ call: Call, at depth: Int) {
    add(call.number, at: depth)
    let range = range(at: depth)
    if range.count >= Nesting.limit {
      let open = calls[range].filter { !$0.isAnswered }
      calls.replaceSubrange(range, with: open.suffix(Nesting.limit / 2))
    }
    calls.append(call)
  }

  /// Marks a call as answered: the row (numbered event) `number` at `depth`; has no effect if the call is no longer kept.
  mutating func markAnswered(_ number: Int, at depth: Int) {
    let range = range(at: depth)
    guard let index = calls[range].lastIndex(where: { $0.number == number }) else { return }
    if depth + 1 == levels.count {
      calls.remove(at: index)
    } else {
      calls[index].isAnswered = true
      calls[index].message = nil
    }
  }
}

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
