extension [String] {
  /// Returns these words as a list, with the conjunction before the last word: "a, b and c"; an empty text for no words.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  func listed(atMost limit: Int) -> String {
    guard count > limit else { return listed() }
    return (prefix(limit) + ["\(count - limit) more"]).map(\.self).listed()
  }
}

extension [Int] {
  /// These row numbers as a list of at most three and the number of the others: "#3, #5, #6 and 2 more".
  var rowNames: String { map { "#\($0)" }.listed(atMost: 3) }
}

extension String {
  package var uncapitalized: String { prefix(1).lowercased() + dropFirst() }

  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  var withArticle: String {
    (first.map { "AEIOUaeiou".contains($0) } ?? false ? "an " : "a ") + self
  }
}
