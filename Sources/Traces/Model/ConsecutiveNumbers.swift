import Sequences

extension [Int] {
  /// The texts of these ascending numbers, one for each series of consecutive numbers: `7-9`, `12`.
  package var seriesTexts: [String] {
    enumerated().map { $0 }.runs { $0.element - $0.offset }.map { series in
      let (first, last) = (series[series.startIndex].element, series[series.endIndex - 1].element)
      return first == last ? "\(first)" : "\(first)-\(last)"
    }
  }
}
