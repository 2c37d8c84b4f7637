/// How many letters must be put in, taken out, changed or swapped with a neighbour to make one
/// word of another.
public struct EditDistance: Hashable, Sendable {
  /// The number of such steps; 0 when the words are the same.
  public let count: Int

  /// Counts the steps from one word to the other, which is as many as back.
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
