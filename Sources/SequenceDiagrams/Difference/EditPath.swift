/// The shortest series of deletions and insertions that turns one list of numbers into another, by Myers' algorithm.
struct EditPath {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// The furthest position in the old list on each diagonal of the edit graph, by the number of edits.
  private var reached: [[Int]] = []

  /// The maximum number of edits: deletions and insertions together.
  private static let longest = 512

  /// Returns the indices, in both lists, of the numbers that are neither deleted nor inserted, in order; nil if more than 512
  /// edits are needed.
  static func pairs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [CommonSequence.Pair]? {
    var path = EditPath(old: old, new: new)
    return path.reachesEnds() ? path.pairs : nil
  }

  /// Finds how far each diagonal is reached by 0, 1, 2 and more edits; returns false if the ends take more than `longest` edits.
  private mutating func reachesEnds() -> Bool {
    for edits in 0...min(EditPath.longest, old.count + new.count) {
      var row = Array(repeating: 0, count: edits + 1)
      for index in 0...edits {
        let start = start(of: index, after: edits)
        row[index] = slide(from: start, on: edits - 2 * index)
        guard row[index] < old.count || row[index] - (edits - 2 * index) < new.count else {
          reached.append(Array(row[...index]))
          return true
        }
      }
      reached.append(row)
    }
    return false
  }

  /// Returns the position in the old list at which a path of `edits` edits enters a diagonal, as far on as possible.
  ///
  /// `index` counts the insertions on the path.
  private func start(of index: Int, after edits: Int) -> Int {
    guard edits > 0 else { return 0 }
    let before = reached[edits - 1]
    let leftOut = index < edits ? before[index] + 1 : -1
    let putIn = index > 0 ? before[index - 1] : -1
    return max(leftOut, putIn)
  }

  /// Returns the position in the old list after all equal numbers that follow `start` on a diagonal of the edit graph.
  ///
  /// `diagonal` is the position in the old list minus the position in the new one.
  private func slide(from start: Int, on diagonal: Int) -> Int {
    var position = start
    while position < old.count, position - diagonal < new.count,
      old[old.startIndex + position] == new[new.startIndex + position - diagonal]
    { position += 1 }
    return position
  }

  private var pairs: [CommonSequence.Pair] {
    var pairs: [CommonSequence.Pair] = []
    var index = reached[reached.count - 1].count - 1
    var position = old.count
    for edits in (0..<reached.count).reversed() {
      let diagonal = edits - 2 * index
      let start = start(of: index, after: edits)
      while position > start {
        position -= 1
        pairs.append(
          CommonSequence.Pair(
            old: old.startIndex + position,
            new: new.startIndex + position - diagonal
          )
        )
      }
      guard edits > 0 else { break }
      let isLeftOut = index < edits && reached[edits - 1][index] + 1 == start
      if isLeftOut { position = start - 1 } else { index -= 1 }
    }
    return pairs.reversed()
  }
}
