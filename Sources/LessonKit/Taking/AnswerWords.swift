/// The words of a typed answer or of a choice in lower case, without punctuation and filler words.
struct AnswerWords: Equatable {
  let all: [String]

  init(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    all = words.filter { !Self.fillers.contains($0) }
  }

  private static let fillers: Set = [
    "the", "a", "an", "it", "its", "is", "to", "of", "and", "by", "then", "calls", "call", "asks",
    "tells", "returns", "throws", "without", "waiting",
  ]

  /// Returns whether another answer contains these words in this order; other words may stand between them.
  func arePart(of other: AnswerWords) -> Bool {
    isPart(of: other) { $0 == $1 }
  }

  /// Returns whether these words, joined without blanks, occur in the other answer's joined words; false for a single word.
  func areRunTogether(in other: AnswerWords) -> Bool {
    all.count > 1 && other.all.joined().contains(all.joined())
  }

  /// Returns whether another answer contains these words in this order, with up to two mistyped letters in each longer word.
  func areNearly(in other: AnswerWords) -> Bool {
    isPart(of: other) { mine, theirs in
      guard mine != theirs else { return true }
      let isComparable = theirs.count > 3 && mine.count <= theirs.count + 2
      return isComparable && EditDistance(mine, theirs).count <= min(2, max(1, theirs.count / 3))
    }
  }

  private func isPart(of other: AnswerWords, _ isSame: (String, String) -> Bool) -> Bool {
    var rest = other.all[...]
    for word in all {
      guard let index = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
