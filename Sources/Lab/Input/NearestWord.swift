import LessonKit

extension String {
  /// Returns the word in `words` that is most similar to this word; nil if none is similar, or this word has more than 80 bytes.
  ///
  ///     "lode".nearest(in: ["load", "open"])  // "load"
  func nearest(in words: some Sequence<String>) -> String? {
    guard utf8.count <= 80 else { return nil }
    let mine = lowercased()
    var best: (word: String, distance: Int)?
    for word in words {
      let other = word.lowercased()
      let distance = other.hasPrefix(mine) && mine.count > 1 ? 1 : EditDistance(mine, other).count
      guard mine.isNear(other, distance), distance < best?.distance ?? .max else { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// Returns up to `count` distinct known words: those that this word begins or misspells before those that contain it.
  func nearest(_ count: Int, in words: some Sequence<String>) -> [String] {
    let mine = String(lowercased().prefix(80))
    var spelled: Set<String> = []
    let known = words.filter { spelled.insert($0.lowercased()).inserted }
    let ranked = known.enumerated().compactMap {
      position,
      word -> (word: String, rank: Int, distance: Int, position: Int)? in
      let other = word.lowercased()
      let distance = EditDistance(mine, other).count
      let isPart =
        mine.count > 2 && (other.contains(mine) || mine.contains(other) && other.count > 2)
      let isMeant = other.hasPrefix(mine) && mine.count > 1 || mine.isNear(other, distance)
      guard isMeant || isPart else { return nil }
      return (word: word, rank: isMeant ? 0 : 1, distance: distance, position: position)
    }
    let sorted = ranked.sorted {
      ($0.rank, $0.distance, $0.position) < ($1.rank, $1.distance, $1.position)
    }
    return sorted.prefix(count).map(\.word)
  }

  /// Returns whether the edit distance is at most a third of the longer length (at least 1), or 2 with equal first two letters.
  private func isNear(_ other: String, _ distance: Int) -> Bool {
    if distance <= Swift.max(1, Swift.max(count, other.count) / 3) { return true }
    return distance == 2 && count > 2 && prefix(2) == other.prefix(2)
  }
}
