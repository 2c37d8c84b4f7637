/// What Tab offers.
package struct Completion: Equatable, Sendable {
  /// How many characters before the cursor a candidate takes the place of.
  package let replacing: Int
  /// The whole words on offer, in the order in which they are listed.
  package let candidates: [String]
  /// What they mean, in a few words each; none, or one for each candidate.
  package let meanings: [String]

  /// Makes an offer; without candidates there is none.
  package init(replacing: Int = 0, candidates: [String] = [], meanings: [String] = []) {
    self.replacing = replacing
    self.candidates = candidates
    self.meanings = meanings.count == candidates.count ? meanings : []
  }
}

extension Completion {
  /// What Tab does to the line.
  enum Effect: Equatable {
    /// There is nothing to offer.
    case none
    /// The characters before the cursor give way to a text.
    case insert(String)
    /// The candidates are listed.
    case list([String])
  }

  /// What Tab does after `typed`, the characters that would be replaced.
  func effect(after typed: String, isBeforeBlank: Bool = false) -> Effect {
    var distinct: [String] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    guard let first = distinct.first else { return .none }
    let goesOn = isBeforeBlank || first.hasSuffix("/")
    if distinct.count == 1 { return .insert(goesOn ? first : first + " ") }
    let common = distinct.reduce(first) { $0.commonPrefix(with: $1) }
    return common.count > typed.count ? .insert(common) : .list(distinct)
  }

  /// What a candidate means; empty where nobody says.
  func meaning(of candidate: String) -> String {
    guard let index = candidates.firstIndex(of: candidate), !meanings.isEmpty else { return "" }
    return meanings[index]
  }
}

extension String {
  /// The characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
