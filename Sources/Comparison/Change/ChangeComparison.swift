import ComparisonData
import Stage
import Traces

/// One change request in several architectures, and what it cost each of them.
///
/// Says nothing about which is better: a tree that passed the changed specification is counted.
package struct ChangeComparison {
  /// What was asked.
  package let request: ChangeRequest
  /// The feature.
  package let module: Module
  /// What came of it, an architecture each, in the order asked for.
  package let entries: [Entry]
  /// Everything that was counted, in the order of the table.
  package let metrics: [Metric]

  /// One architecture's part.
  package struct Entry {
    /// The architecture.
    package let architecture: Architecture
    /// Why it has no numbers; nil where it has.
    package let exclusion: Exclusion?

    let change: VariantChange
  }

  /// Counts what differs in these trees of the request from the healthy variants; a tree without a
  /// healthy variant is left out.
  package init(of request: ChangeRequest, in module: Module, by trees: [ChangedTree]) {
    self.request = request
    self.module = module
    let entries = trees.compactMap { after in
      module.variant(after.architecture.name).map { Entry(from: $0, to: after) }
    }
    self.entries = entries
    metrics = ChangeMeasure.all.map { $0.taken(of: entries) }
  }
}

extension ChangeComparison.Entry {
  fileprivate init(from before: Variant, to after: ChangedTree) {
    architecture = after.architecture
    let old = VariantSource(before)
    exclusion = Exclusion(of: before, old, []) ?? Exclusion(of: after)
    let names = after.sources.map(\.name)
    let files = (before.manifest.files.filter(names.contains) + names).eachOnce
    change = VariantChange(
      from: old,
      to: VariantSource(Manifest(files: files), after.sources),
      suite: after.proof?.suite
    )
  }

  /// The architecture and what was asked: "VIPER after retry".
  func title(_ request: ChangeRequest) -> String { "\(architecture.title) after \(request.name)" }
}

extension ChangeMeasure {
  fileprivate func taken(of entries: [ChangeComparison.Entry]) -> Metric {
    metric(
      .source,
      entries.map { entry in
        let isCounted = entry.exclusion == nil
        let measurement = isCounted ? count(entry.change) : Measurement(value: .refused)
        return Metric.Entry(entry.architecture.title, measurement)
      }
    )
  }
}
