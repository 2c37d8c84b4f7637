/// The rows inside which the next line can stand, as indentation shows them.
///
/// Writer and reader of the notation keep one each, so that the writer knows which cause the
/// reader will find, and writes `^N` where it is another.
struct Nesting {
  /// A call that waits for its answer.
  struct Call {
    let number: Int
    let sender: Participant?
    let receiver: Participant?
    let isAsync: Bool
    let message: Message?
  }

  private struct Level {
    var number: Int
    var calls: [Call] = []
  }

  private var levels: [Level] = []

  /// The deepest level a line can have.
  var deepest: Int { levels.count }

  /// The row inside which a line of that level stands.
  func parent(at depth: Int) -> Int? {
    depth > 0 && depth <= levels.count ? levels[depth - 1].number : nil
  }

  /// The latest call of that level that an answer from one to the other can answer.
  func call(from sender: Participant?, to receiver: Participant?, at depth: Int) -> Call? {
    guard depth < levels.count else { return nil }
    return levels[depth].calls.last { $0.sender == sender && $0.receiver == receiver }
  }

  /// Adds a row; everything deeper is over.
  mutating func add(_ number: Int, at depth: Int) {
    if depth < levels.count {
      levels.removeLast(levels.count - depth - 1)
      levels[depth].number = number
    } else {
      levels.append(Level(number: number))
    }
  }

  /// Adds a row that can be answered; of too many unanswered ones the oldest are forgotten.
  mutating func add(_ call: Call, at depth: Int) {
    add(call.number, at: depth)
    if levels[depth].calls.count >= Nesting.limit {
      levels[depth].calls.removeFirst(Nesting.limit / 2)
    }
    levels[depth].calls.append(call)
  }

  /// Takes out a call that is answered.
  mutating func settle(_ number: Int, at depth: Int) {
    guard depth < levels.count else { return }
    levels[depth].calls.removeAll { $0.number == number }
  }

  /// How many unanswered calls a level remembers.
  private static let limit = 128
}
