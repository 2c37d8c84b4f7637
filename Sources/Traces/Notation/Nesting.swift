import Sequences

/// The rows inside which the next line can stand, as indentation shows them.
///
/// Writer and reader of the notation keep one each, so that the writer knows which cause the
/// reader will find, and writes `^N` where it is another. Participants are numbers here.
struct Nesting {
  /// A call that waits for its answer.
  struct Call {
    let number: Int
    let sender: Int
    let receiver: Int
    var message: Message?
    fileprivate var isSettled = false

    init(number: Int, sender: Int, receiver: Int, message: Message? = nil) {
      self.number = number
      self.sender = sender
      self.receiver = receiver
      self.message = message
    }
  }

  private struct Level {
    var number: Int
    /// Where the calls of this level begin; they end where those of the next begin.
    let firstCall: Int
  }

  private var levels: [Level] = []
  private var calls: [Call] = []

  /// How many unanswered calls a level remembers.
  private static let limit = 128
}

// MARK: - Looking

extension Nesting {
  /// The deepest level a line can have.
  var deepest: Int { levels.count }

  /// The row inside which a line of that level stands.
  func parent(at depth: Int) -> Int? {
    depth > 0 && depth <= levels.count ? levels[depth - 1].number : nil
  }

  /// The level of a row that a line can still stand inside of; rows at deeper levels came later.
  func depth(of number: Int) -> Int? {
    levels.firstIndex(of: number, by: \.number)
  }

  /// The latest call of that level that an answer from one to the other can answer.
  func call(from sender: Int, to receiver: Int, at depth: Int) -> Call? {
    calls[range(at: depth)].last {
      $0.sender == sender && $0.receiver == receiver && !$0.isSettled
    }
  }

  private func range(at depth: Int) -> Range<Int> {
    guard depth < levels.count else { return 0..<0 }
    let end = depth + 1 < levels.count ? levels[depth + 1].firstCall : calls.count
    return levels[depth].firstCall..<end
  }
}

// MARK: - Adding

extension Nesting {
  /// Adds a row; everything deeper is over.
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

  /// Adds a row that can be answered; of too many unanswered ones the oldest are forgotten.
  mutating func add(_ call: Call, at depth: Int) {
    add(call.number, at: depth)
    if range(at: depth).count >= Nesting.limit { forget(at: depth) }
    calls.append(call)
  }

  private mutating func forget(at depth: Int) {
    let range = range(at: depth)
    let open = calls[range].filter { !$0.isSettled }
    calls.replaceSubrange(range, with: open.suffix(Nesting.limit / 2))
  }

  /// Takes out a call that is answered.
  mutating func settle(_ number: Int, at depth: Int) {
    let range = range(at: depth)
    guard let index = calls[range].lastIndex(where: { $0.number == number }) else { return }
    if depth + 1 == levels.count {
      calls.remove(at: index)
    } else {
      calls[index].isSettled = true
      calls[index].message = nil
    }
  }
}
