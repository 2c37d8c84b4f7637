import PrintableText
import TerminalText

extension Metric {
  /// Returns the page that `metrics NAME` prints: how the measure is counted, and each variant's value and counted items.
  package func text(width: Int) -> StyledText {
    let heading = StyledText(bareTitle, .strong) + StyledText(" (\(name)): \(unit)\n")
    var text = heading.wrapped(to: width)
    text += StyledText(method + "\n").wrapped(to: width)
    for entry in entries { text += entry.text.wrapped(to: width) }
    return text
  }
}

extension Metric.Entry {
  fileprivate var text: StyledText {
    var text = StyledText(variant, .strong) + StyledText(": \(value.words)")
    if let overall, value != .refused {
      text += StyledText("; over all scenarios: \(overall.words)")
    }
    text += "\n"
    return text + StyledText(lines: rows.map { StyledText("  \($0.printable())") })
  }
}

extension MetricValue {
  fileprivate var words: String {
    switch self {
    case .none: "nothing to measure"
    case .refused: "no numbers"
    default: description
    }
  }
}
