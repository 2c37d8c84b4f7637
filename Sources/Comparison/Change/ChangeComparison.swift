import ComparisonData
import PrintableText
import Stage
import TerminalText
import Traces

/// A comparison of one change request in several architectures: the files, lines and types that differ after the change.
///
/// The comparison does not rank the architectures. An architecture with an `exclusion` has no measured values.
package struct ChangeComparison {
  package let request: ChangeRequest
  package let module: Module
  /// The compared architectures with their costs, in the order of the source trees passed to the initializer.
  package let entries: [Entry]
  /// The measures of the cost, with their values for all architectures, in the order of the printed table.
  package let metrics: [Metric]

  package struct Entry {
    package let architecture: Architecture
    /// The reason why the cost in this architecture is not counted; nil if it is counted.
    package let exclusion: Exclusion?

    let change: VariantChange
  }

  /// Compares each changed source tree with the module's variant of the same architecture; trees without one are left out.
  package init(of request: ChangeRequest, in module: Module, by trees: [ChangedTree]) {
    self.request = request
    self.module = module
    let entries = trees.compactMap { after in
      module.variant(after.architecture.name).map { Entry(from: $0, to: after) }
    }
    self.entries = entries
    metrics = ChangeMeasure.all.map { measure in
      let counted = entries.map { entry in
        Metric.Entry(entry.architecture.title, excluded: entry.exclusion) {
          measure.count(entry.change)
        }
      }
      return measure.metric(.source, counted)
    }
  }

  /// Returns the text of `compare --change`.
  ///
  /// It has the request, the number of variants that pass the changed specification, the table of measures, the changed
  /// files, and the limits of the measures. With `isPlain`, the table is written as sentences, for screen readers.
  package func text(width: Int, isPlain: Bool = false) -> StyledText {
    let table = MetricTable([("before and after \(request.name)", metrics)])
    return
      (StyledText("\(module.title), \(request.name): \(request.title)\n", .strong)
      + verdicts + "\n").wrapped(to: width)
      + table.text(width: width, isPlain: isPlain) + "\n"
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

extension ChangeComparison.Entry {
  fileprivate init(from before: Variant, to after: ChangedTree) {
    architecture = after.architecture
    let old = VariantSource(before)
    exclusion = Exclusion(of: before, old, []) ?? Exclusion(of: after)
    let names = after.sources.map(\.name)
    let files = (before.manifest.files.filter(names.contains) + names).uniqued()
    let new = VariantSource(Manifest(files: files), after.sources)
    change = VariantChange(from: old, to: new, suite: after.proof?.suite)
  }

  /// Returns a heading for the architecture after the change request: `VIPER after retry`.
  func title(_ request: ChangeRequest) -> String { "\(architecture.title) after \(request.name)" }
}

extension ArchitectureComparison {
  private static let costs = ["files-touched", "lines-added", "lines-removed", "roles-touched"]

  /// Returns a table of the cost of each change request in the compared `.repaired` variants, and the names of the other variants.
  func changes(width: Int, isPlain: Bool) -> StyledText {
    guard !module.changes.isEmpty else {
      return StyledText("\(module.title) has no change requests.\n").wrapped(to: width)
    }
    let variants = entries.map(\.variant)
    let names = variants.filter { $0.edition == .repaired }.map(\.architecture.name)
    let others = variants.filter { $0.edition != .repaired }.map(\.title).listed()
    let none = others.isEmpty ? "" : "No change request was carried out in \(others).\n"
    if names.isEmpty { return StyledText(none).wrapped(to: width) }
    let table = MetricTable(
      module.changes.map { request in
        let trees = request.trees.inOrder.filter { names.contains($0.architecture.name) }
        let comparison = ChangeComparison(of: request, in: module, by: trees)
        let costs = comparison.metrics.filter { ArchitectureComparison.costs.contains($0.name) }
        return ("\(request.name): \(request.title)", costs)
      }
    )
    return table.text(width: width, isPlain: isPlain) + StyledText(none).wrapped(to: width)
      + StyledText("Line by line:  compare \(module.name) --change NAME\n", .dim).wrapped(to: width)
  }
}
