extension String {
  /// Returns the word in `words` that is most similar to this word; nil if none is similar, or this word has more than 80 bytes.
  ///
  ///     "lode".nearest(in: ["load", "open"])  // "load"
  package func nearest(in words: some Sequence<String>) -> String? {
    guard utf8.count <= 80 else { return nil }
    let mine = lowercased()
    let near = words.compactMap { word in
      mine.rank(of: word.lowercased()).map { (word: word, rank: $0) }
    }
    return near.min { $0.rank < $1.rank }?.word
  }

  /// Returns up to `count` distinct known words: those that this word begins or misspells before those that contain it.
  package func nearest(_ count: Int, in words: some Sequence<String>) -> [String] {
    let mine = String(lowercased().prefix(80))
    var spelled: Set<String> = []
    let known = words.filter { spelled.insert($0.lowercased()).inserted }
    let ranked = known.compactMap { word -> (word: String, rank: (Int, Int))? in
      let other = word.lowercased()
      if let rank = mine.rank(of: other) { return (word, (0, rank)) }
      guard mine.count > 2, other.contains(mine) || mine.contains(other) && other.count > 2 else {
        return nil
      }
      return (word, (1, EditDistance(mine, other).rank))
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(count).map(\.word)
  }

  /// Returns the rank of `word` as what this word means, smaller for likelier; nil if it is not meant.
  private func rank(of word: String) -> Int? {
    let distance = EditDistance(self, word)
    if count > 1, word.hasPrefix(self) { return min(2, distance.rank) }
    return isNear(word, distance.count) ? distance.rank : nil
  }

  /// Returns whether the edit distance is at most a third of the longer length (at least 1), or 2 with equal first two letters.
  private func isNear(_ other: String, _ distance: Int) -> Bool {
    if distance <= Swift.max(1, Swift.max(count, other.count) / 3) { return true }
    return distance == 2 && count > 2 && prefix(2) == other.prefix(2)
  }
}

/// The number of letters to insert, delete, change or swap with a neighbour to turn one word into another.
package struct EditDistance: Hashable, Sendable {
  /// The number of edits; 0 for equal words.
  package let count: Int
  /// Whether one word has the letters of the other in another order.
  private let hasSameLetters: Bool

  /// The distance by which words are ranked.
  ///
  /// Swapped letters are the more frequent mistake, so they rank nearer than other mistakes of the same count.
  package var rank: Int { hasSameLetters ? 2 * count - 1 : 2 * count }

  /// Computes the distance between two words; it is the same in both directions.
  ///
  /// - Complexity: O(*nm*) in the lengths of the words.
  package init(_ first: String, _ second: String) {
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
    hasSameLetters = count > 0 && first.sorted() == second.sorted()
  }
}
