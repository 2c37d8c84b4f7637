import SeededRandom
import Traces

/// Generates realistic traces, and variants that differ from them in a few rows.
struct RandomConversation {
  /// A row with its effects.
  struct Row {
    var kind = Event.Kind.call
    var sender: Int
    var receiver: Int
    var name: Int
    var argument: Int
    var inside: [Row] = []
  }

  private var random: SplitMix64

  /// Creates a generator from a seed.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns two traces; the second is the first after a few changes.
  mutating func nextPair() -> (Trace, Trace) {
    let before = rows(depth: 0)
    var after = before
    for _ in 0..<number(0...4) { change(&after) }
    return (trace(before), trace(after))
  }

  private mutating func rows(depth: Int) -> [Row] {
    (0..<number(depth == 0 ? 1...6 : 0...3)).map { _ in
      var row = self.row()
      if depth < 4 { row.inside = rows(depth: depth + 1) }
      return row
    }
  }

  private mutating func row() -> Row {
    let kinds: [Event.Kind] = [.call, .call, .call, .asyncCall, .lost, .return]
    return Row(
      kind: kinds[number(0...5)],
      sender: number(0...2),
      receiver: number(0...2),
      name: number(0...2),
      argument: number(0...1)
    )
  }

  /// Removes, inserts, repeats or changes one of the rows.
  private mutating func change(_ rows: inout [Row]) {
    guard !rows.isEmpty, number(0...2) > 0 else {
      rows.insert(row(), at: number(0...rows.count))
      return
    }
    let index = number(0...rows.count - 1)
    if number(0...1) == 0, !rows[index].inside.isEmpty { return change(&rows[index].inside) }
    switch number(0...4) {
    case 0: rows.remove(at: index)
    case 1: rows[index].argument += 1
    case 2: rows.insert(contentsOf: [rows[index], rows[index]], at: index)
    case 3: rows.swapAt(index, number(0...rows.count - 1))
    default:
      let moved = rows.remove(at: index)
      if rows.isEmpty {
        rows = [moved]
      } else {
        rows[number(0...rows.count - 1)].inside.append(moved)
      }
    }
  }

  private func trace(_ rows: [Row]) -> Trace {
    var story = Story()
    add(rows, in: nil, to: &story)
    return story.trace
  }

  private func add(_ rows: [Row], in cause: Int?, to story: inout Story) {
    for row in rows {
      let message = Message("f\(row.name)(_:)", "\(row.argument)")
      let number = story.row(row.kind, "P\(row.sender)", "P\(row.receiver)", message, in: cause) {
        if $0.isAnswer { $0.value = Value("\(row.argument)") }
      }
      add(row.inside, in: number, to: &story)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
