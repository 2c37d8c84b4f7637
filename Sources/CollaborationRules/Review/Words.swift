// Words of sentences.

extension [String] {
  /// These words as a list: "a, b and c".
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// These words as a list, of which at most that many are named.
  func listed(atMost limit: Int) -> String {
    guard count > limit else { return listed() }
    return (prefix(limit) + ["\(count - limit) more"]).map(\.self).listed()
  }
}

extension [Int] {
  /// Rows by their numbers: "#3, #5 and 2 more".
  var rowNames: String { map { "#\($0)" }.listed(atMost: 3) }
}

extension String {
  /// With its first letter small: `presenter`.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }

  /// With its first letter large: `Presenter`.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// With the article it needs: "an Interactor".
  var withArticle: String {
    (first.map { "AEIOUaeiou".contains($0) } ?? false ? "an " : "a ") + self
  }
}
