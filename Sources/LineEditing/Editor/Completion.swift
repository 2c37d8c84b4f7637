/// The words that the Tab key offers to complete the text before the cursor.
package struct Completion: Equatable, Sendable {
  /// The number of characters before the cursor that the chosen word replaces.
  package let replacing: Int
  /// The offered words, each as a whole, in the order in which they are listed.
  package let candidates: [String]
  /// A short meaning for each offered word; empty if the words have none.
  package let meanings: [String]

  /// Creates a completion; ignores `meanings` if their number differs from the number of offered words.
  package init(replacing: Int = 0, candidates: [String] = [], meanings: [String] = []) {
    self.replacing = replacing
    self.candidates = candidates
    self.meanings = meanings.count == candidates.count ? meanings : []
  }
}

extension Completion {
  enum Effect: Equatable {
    /// No effect, because no words are offered.
    case none
    /// The insertion of this text in place of the characters before the cursor.
    case insert(String)
    /// The listing of these words.
    case list([String])
  }

  /// Returns the effect of the Tab key.
  ///
  /// A single word, or the common beginning of all words if longer than `typed`, is inserted; else the words are listed. A blank
  /// follows a single word unless the word ends in a slash or a blank follows the cursor.
  func effect(after typed: String, isBeforeBlank: Bool = false) -> Effect {
    var distinct: [String] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    guard let first = distinct.first else { return .none }
    let goesOn = isBeforeBlank || first.hasSuffix("/")
    if distinct.count == 1 { return .insert(goesOn ? first : first + " ") }
    let common = distinct.reduce(first) { $0.commonPrefix(with: $1) }
    return common.count > typed.count ? .insert(common) : .list(distinct)
  }

  func meaning(of candidate: String) -> String {
    guard let index = candidates.firstIndex(of: candidate), !meanings.isEmpty else { return "" }
    return meanings[index]
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// A text shown faintly after the line being typed.
package struct Hint: Equatable, Sendable {
  package let text: String
  /// Whether the right arrow inserts the text; otherwise it is only information.
  package let isAcceptable: Bool

  /// Creates a hint; the right arrow inserts its text if it is acceptable.
  package init(_ text: String, isAcceptable: Bool = true) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}
