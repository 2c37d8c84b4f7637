/// The number of letters to insert, delete, change or swap with a neighbour to turn one word into another.
public struct EditDistance: Hashable, Sendable {
  /// The number of edits; 0 for equal words.
  public let count: Int

  /// Computes the distance between two words; it is the same in both directions.
  ///
  /// - Complexity: O(*nm*) in the lengths of the words.
  public init(_ first: String, _ second: String) {
    let (first, second) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let changed = last[column] + (first[row] == second[column] ? 0 : 1)
        var steps = min(changed, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          steps = min(steps, beforeLast[column - 1] + 1)
        }
        current.append(steps)
      }
      (beforeLast, last) = (last, current)
    }
    count = last[second.count]
  }
}
