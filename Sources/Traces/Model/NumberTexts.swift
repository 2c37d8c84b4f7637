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
}
