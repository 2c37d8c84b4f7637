import Sequences

extension Int {
  /// Returns this number before `noun`, whose first word gets an "s" unless the number is 1: `2.counted("row left")` is "2 rows
  /// left".
  package func counted(_ noun: String) -> String {
    guard self != 1 else { return "1 \(noun)" }
    let end = noun.firstIndex(of: " ") ?? noun.endIndex
    return "\(self) \(noun[..<end])s\(noun[end...])"
  }
}

extension [Int] {
  /// The texts of these ascending numbers, one for each series of consecutive numbers: `7-9`, `12`.
  package var seriesTexts: [String] {
    enumerated().map { $0 }.runs { $0.element - $0.offset }.map { series in
      let (first, last) = (series[series.startIndex].element, series[series.endIndex - 1].element)
      return first == last ? "\(first)" : "\(first)-\(last)"
    }
  }

  /// These row numbers as a list of at most three and the number of the others: "#3, #5, #6 and 2 more".
  package var rowNames: String { map { "#\($0)" }.listed(atMost: 3) }
}

extension [String] {
  /// Returns these words as a list, with the conjunction before the last word: "a, b and c"; an empty text for no words.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Returns the first `limit` of these words as a list, and the number of the others: "a, b and 2 more".
  package func listed(atMost limit: Int) -> String {
    guard count > limit else { return listed() }
    return (prefix(limit) + ["\(count - limit) more"]).map(\.self).listed()
  }
}

extension String {
  package var uncapitalized: String { prefix(1).lowercased() + dropFirst() }

  package var capitalized: String { prefix(1).uppercased() + dropFirst() }

  package var withArticle: String {
    (first.map { "AEIOUaeiou".contains($0) } ?? false ? "an " : "a ") + self
  }
}
