import Sequences

/// The rows that can enclose the next line, according to its indentation.
///
/// The reader and the writer of the notation each keep one. The writer thereby knows which cause the reader infers,
/// and writes `^N` if the true cause is another. Participants are represented by numbers.
struct Nesting {
  /// A call that can still be answered.
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
    /// The index of this level's first call; its calls end where those of the next level begin.
    let firstCall: Int
  }

  private var levels: [Level] = []
  private var calls: [Call] = []

  /// The maximum number of unanswered calls remembered in a level.
  private static let limit = 128
}

// MARK: - Lookup

extension Nesting {
  /// The maximum depth of the next line.
  var deepest: Int { levels.count }

  /// Returns the row that encloses a line at `depth`.
  func parent(at depth: Int) -> Int? {
    depth > 0 && depth <= levels.count ? levels[depth - 1].number : nil
  }

  /// Returns the depth of a row that can still enclose lines; nil if the row is closed.
  ///
  /// Numbers ascend with depth.
  func depth(of number: Int) -> Int? {
    levels.firstIndex(of: number, by: \.number)
  }

  /// Returns the latest unanswered call at `depth` from `sender` to `receiver`.
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
  /// Adds a row and closes all rows at the same or a greater depth.
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

  /// Adds a call that can be answered; forgets the oldest unanswered calls beyond the limit.
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

  /// Marks a call as answered.
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
