import Sequences

/// The rows (numbered events) that can enclose the next line of the notation, according to its indentation.
///
/// The reader and the writer of the notation each keep one. The writer thereby knows which cause the reader will infer
/// from the indentation, and writes `^N` if the true cause is the row N. Participants are represented by numbers.
struct Nesting {
  /// A call that a later line can answer, with its row number; participants are represented by numbers.
  struct Call {
    let number: Int
    let sender: Int
    let receiver: Int
    var message: Message?
    fileprivate var isAnswered = false

    init(number: Int, sender: Int, receiver: Int, message: Message? = nil) {
      self.number = number
      self.sender = sender
      self.receiver = receiver
      self.message = message
    }
  }

  private struct Level {
    var number: Int
    /// The index in `calls` of this level's first call; the level's calls end where the calls of the next level begin.
    let firstCall: Int
  }

  private var levels: [Level] = []
  private var calls: [Call] = []

  /// The maximum number of calls remembered for one depth.
  private static let limit = 128
}

// MARK: - Lookup

extension Nesting {
  /// The greatest depth, in levels of indentation, that the next line can have.
  var deepest: Int { levels.count }

  /// Returns the number of the row that encloses a line at `depth`; nil at depth 0 and beyond the greatest possible
  /// depth.
  func parent(at depth: Int) -> Int? {
    depth > 0 && depth <= levels.count ? levels[depth - 1].number : nil
  }

  /// Returns the depth of the row with the number `number`; nil if the row can no longer enclose the next line.
  ///
  /// The search relies on row numbers that ascend with depth.
  func depth(of number: Int) -> Int? {
    levels.firstIndex(of: number, by: \.number)
  }

  /// Returns the latest unanswered call at `depth` from participant number `sender` to number `receiver`; nil for none.
  func call(from sender: Int, to receiver: Int, at depth: Int) -> Call? {
    calls[range(at: depth)].last {
      $0.sender == sender && $0.receiver == receiver && !$0.isAnswered
    }
  }

  private func range(at depth: Int) -> Range<Int> {
    guard depth < levels.count else { return 0..<0 }
    let end = depth + 1 < levels.count ? levels[depth + 1].firstCall : calls.count
    return levels[depth].firstCall..<end
  }
}

// MARK: - Changes

extension Nesting {
  /// Adds the row `number` at `depth`; rows at the same or a greater depth can then no longer enclose the next line.
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

  /// Adds a call that can be answered; if 128 calls are remembered at `depth`, first forgets all but the latest 64
  /// unanswered ones.
  mutating func add(_ call: Call, at depth: Int) {
    add(call.number, at: depth)
    if range(at: depth).count >= Nesting.limit { dropOldest(at: depth) }
    calls.append(call)
  }

  private mutating func dropOldest(at depth: Int) {
    let range = range(at: depth)
    let open = calls[range].filter { !$0.isAnswered }
    calls.replaceSubrange(range, with: open.suffix(Nesting.limit / 2))
  }

  /// Marks the call with the row number `number` at `depth` as answered; has no effect if it is not remembered.
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
