extension String {
  /// The known word that is most like this one, if any is near enough to be meant.
  ///
  ///     "lode".nearest(in: ["load", "open"])  // "load"
  func nearest(in words: some Sequence<String>) -> String? {
    let mine = lowercased()
    var best: (word: String, distance: Int)?
    for word in words {
      let other = word.lowercased()
      let distance = other.hasPrefix(mine) && mine.count > 1 ? 1 : mine.distance(to: other)
      guard mine.isNear(other, distance), distance < best?.distance ?? .max else { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// Whether two words may have been meant to be one: a third of the letters may be wrong, or two
  /// of them when the beginnings are the same.
  private func isNear(_ other: String, _ distance: Int) -> Bool {
    if distance <= Swift.max(1, Swift.max(count, other.count) / 3) { return true }
    return distance == 2 && count > 2 && prefix(2) == other.prefix(2)
  }

  /// How many letters must be put in, taken out, changed or swapped with a neighbour.
  func distance(to other: String) -> Int {
    let first = Array(self), second = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let isSame = first[row] == second[column]
        var cost = Swift.min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (isSame ? 0 : 1)
        )
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = Swift.min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
