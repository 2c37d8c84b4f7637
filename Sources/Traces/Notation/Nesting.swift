import Sequences

/// The rows (numbered events) that can enclose the next line of the notation, by levels of indentation.
///
/// The reader infers a row's cause from its indentation. The writer keeps the same state, so that it knows what the reader will
/// infer, and writes `^N` if the true cause is another row, N.
struct Nesting {
  /// A call that a later line can answer; its participants are given as numbers.
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

  /// Returns the depth of the row with the number `number`; nil if that row cannot enclose the next line any more.
  ///
  /// Row numbers must ascend with depth.
  func depth(of number: Int) -> Int? {
    levels.firstIndex(of: number, by: \.number)
  }

  /// Returns the latest unanswered call at `depth` from the participant `sender` to the participant `receiver`; nil if there is
  /// none.
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
    if range(at: depth).count >= Nesting.limit { dropOldest(at: depth) }
    calls.append(call)
  }

  private mutating func dropOldest(at depth: Int) {
    let range = range(at: depth)
    let open = calls[range].filter { !$0.isAnswered }
    calls.replaceSubrange(range, with: open.suffix(Nesting.limit / 2))
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
