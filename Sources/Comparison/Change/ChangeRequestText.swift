import ComparisonData
import PrintableText
import Stage
import TerminalText
import Traces

extension ChangeComparison {
  /// Returns the text of `compare --change`.
  ///
  /// It has the request, the number of variants that pass the changed specification, the table of measures, the changed
  /// files, and the limits of the measures. With `isPlain`, the table is written as sentences, for screen readers.
  package func text(width: Int, isPlain: Bool = false) -> StyledText {
    let table = MetricTable("before and after \(request.name)", metrics)
    return
      (StyledText("\(module.title), \(request.name): \(request.title)\n", .strong)
      + verdicts + "\n").wrapped(to: width)
      + (isPlain ? table.sentences.wrapped(to: width) : table.text(width: width)) + "\n"
      + touched.wrapped(to: width) + "\n"
      + StyledText(ChangeComparison.limits + "\n").wrapped(to: width)
  }

  static let limits =
    "Not counted: files that all variants share, and the file that declares the variant. A line that was changed is one "
    + "removed and one added."

  private var verdicts: StyledText {
    let passing = entries.filter { $0.exclusion == nil }.count
    let steps = request.scenarios.reduce(0) { $0 + $1.steps.count }
    let size = "\(request.scenarios.count.counted("scenario")), \(steps.counted("screen"))"
    let all = passing == entries.count
    let verdict =
      "\(passing) of \(entries.count.counted("variant")) "
      + "\(passing == 1 ? "passes" : "pass") the changed specification (\(size)).\n"
    return entries.reduce(StyledText(verdict, all ? .plain : .bad)) { text, entry in
      guard let exclusion = entry.exclusion else { return text }
      return text + StyledText("\(entry.title(request)) has no numbers: \(exclusion).\n", .bad)
    }
  }

  private var touched: StyledText {
    let files = metrics.first { $0.name == "files-touched" }?.entries ?? []
    return files.reduce(into: StyledText()) { text, entry in
      guard entry.value != .refused else { return }
      text += StyledText("\(entry.variant)\n", .strong)
      text += StyledText(lines: entry.rows.map { StyledText("  \($0.printable())") })
    }
  }
}
