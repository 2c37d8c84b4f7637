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

  /// Whether two words may have been meant to be one: a third of the letters may be wrong, or two
  /// of them when the beginnings are the same.
  private func isNear(_ other: String, _ distance: Int) -> Bool {
    if distance <= Swift.max(1, Swift.max(count, other.count) / 3) { return true }
    return distance == 2 && count > 2 && prefix(2) == other.prefix(2)
  }
}
