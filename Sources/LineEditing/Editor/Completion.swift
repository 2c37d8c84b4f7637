/// The candidates that Tab offers.
package struct Completion: Equatable, Sendable {
  /// The number of characters before the cursor that a candidate replaces.
  package let replacing: Int
  /// The candidates as whole words, in the order of the list.
  package let candidates: [String]
  /// A short meaning for each candidate, or none at all.
  package let meanings: [String]

  /// Makes a completion; drops meanings whose number differs from that of the candidates.
  package init(replacing: Int = 0, candidates: [String] = [], meanings: [String] = []) {
    self.replacing = replacing
    self.candidates = candidates
    self.meanings = meanings.count == candidates.count ? meanings : []
  }
}

extension Completion {
  enum Effect: Equatable {
    /// There are no candidates.
    case none
    /// The text replaces the characters before the cursor.
    case insert(String)
    /// The candidates are listed.
    case list([String])
  }

  /// Returns the effect of Tab, where `typed` are the characters to replace.
  func effect(after typed: String, isBeforeBlank: Bool = false) -> Effect {
    var distinct: [String] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    guard let first = distinct.first else { return .none }
    let goesOn = isBeforeBlank || first.hasSuffix("/")
    if distinct.count == 1 { return .insert(goesOn ? first : first + " ") }
    let common = distinct.reduce(first) { $0.commonPrefix(with: $1) }
    return common.count > typed.count ? .insert(common) : .list(distinct)
  }

  /// Returns the meaning of a candidate; empty for none.
  func meaning(of candidate: String) -> String {
    guard let index = candidates.firstIndex(of: candidate), !meanings.isEmpty else { return "" }
    return meanings[index]
  }
}

extension String {
  /// Returns the common beginning of both texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
