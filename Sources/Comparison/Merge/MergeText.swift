import ComparisonData
import PrintableText
import Stage
import TerminalText
import Traces

extension MergeComparison {
  /// What was asked of both, a table of how they get along, and what they quarrel about.
  ///
  /// Plain, the table is sentences, for screen readers.
  package func text(width: Int, isPlain: Bool = false) -> StyledText {
    let table = MetricTable("\(first.name) merged with \(second.name)", metrics)
    return
      (StyledText("\(module.title), \(first.name) and \(second.name) at the same time.\n", .strong)
      + StyledText("\(first.name): \(first.title)\n\(second.name): \(second.title)\n")
      + StyledText(verdict + "\n") + "\n").wrapped(to: width)
      + (isPlain ? table.sentences.wrapped(to: width) : table.text(width: width)) + "\n"
      + entries.reduce(StyledText()) { $0 + details(of: $1) }.wrapped(to: width) + "\n"
      + StyledText(limits + "\n").wrapped(to: width)
  }

  /// What is not merged, and which scenarios are not played.
  var limits: String {
    let merged =
      "Not merged: files that all variants share, and the tests. A line number is the one before "
      + "both changes. A scenario that one request adds does not know the other request."
    guard !specification.contested.isEmpty else { return merged }
    let names = specification.contested.joined(separator: ", ")
    return merged + " Not played, for each request demands something else: \(names)."
  }

  private var verdict: String {
    let clean = entries.filter(\.merge.isClean)
    let passing = clean.filter { $0.outcome == .played(deviations: []) }
    let count = specification.scenarios.count
    guard !clean.isEmpty else {
      return "None of \(entries.count.counted("variant")) merges without a conflict."
    }
    return "\(clean.count) of \(entries.count.counted("variant")) merge without a conflict; "
      + "\(passing.count) of them \(passing.count == 1 ? "passes" : "pass") what both demand "
      + "(\(count.counted("scenario")))."
  }

  private func details(of entry: Entry) -> StyledText {
    StyledText("\(entry.architecture.title)\n", .strong)
      + StyledText(lines: rows(of: entry).map { StyledText("  \($0.printable())") })
  }

  /// What became of one variant, a line each.
  func rows(of entry: Entry) -> [String] {
    guard entry.merge.isClean else {
      return entry.merge.inConflict.map { file in
        let conflicts = file.merge.conflicts
        return "\(file.name): \(conflicts.count.counted("conflict")), \(conflicts.places)"
      }
    }
    switch entry.outcome {
    case nil: return ["merges, and nobody has played it since its files have changed"]
    case .doesNotCompile(let reason): return ["merges, and does not compile: \(reason)"]
    case .played(let deviations) where deviations.isEmpty: return ["merges, and passes"]
    case .played(let deviations):
      return deviations.map {
        "merges; in \($0.scenario), after \($0.action), the screen is not what it must be"
      }
    }
  }
}

extension [ThreeWayMerge.Conflict] {
  /// Where they are, in words: `at lines 3-5, 12, after line 20`.
  fileprivate var places: String {
    let changed = filter { !$0.base.isEmpty }.map(\.lines)
    let added = filter(\.base.isEmpty).map { "\($0.base.lowerBound)" }
    return [("at", changed), ("after", added)].compactMap { word, lines in
      guard let first = lines.first else { return nil }
      let noun = lines.count == 1 && !first.contains("-") ? "line" : "lines"
      return "\(word) \(noun) \(lines.joined(separator: ", "))"
    }
    .joined(separator: ", ")
  }
}
