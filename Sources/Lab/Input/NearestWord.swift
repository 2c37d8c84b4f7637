import LessonKit

extension String {
  /// The known word that is most like this one, if any is near enough to be meant.
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

  /// Returns the known words that are most like this one, however far they are, the nearest first.
  ///
  /// A word that begins with the other is nearer than one that has it inside, and that than one that only resembles it.
  /// Words that differ only in capitals are one. Words that are equally near keep their order.
  func nearest(_ count: Int, in words: some Sequence<String>) -> [String] {
    let mine = String(lowercased().prefix(80))
    var spelled: Set<String> = []
    let known = words.filter { spelled.insert($0.lowercased()).inserted }
    let ranked = known.enumerated().map { position, word in
      let other = word.lowercased()
      let distance = EditDistance(mine, other).count
      let isPart =
        mine.count > 2 && (other.contains(mine) || mine.contains(other) && other.count > 2)
      let rank = other.hasPrefix(mine) || isNear(other, distance) ? 0 : isPart ? 1 : 2
      return (word: word, rank: rank, distance: distance, position: position)
    }
    let sorted = ranked.sorted {
      ($0.rank, $0.distance, $0.position) < ($1.rank, $1.distance, $1.position)
    }
    return sorted.prefix(count).map(\.word)
  }

  /// Whether two words may have been meant to be one: a third of the letters may be wrong, or two
  /// of them when the beginnings are the same.
  private func isNear(_ other: String, _ distance: Int) -> Bool {
    if distance <= Swift.max(1, Swift.max(count, other.count) / 3) { return true }
    return distance == 2 && count > 2 && prefix(2) == other.prefix(2)
  }
}
