import ComparisonData
import Stage
import Traces

/// One change request in several architectures, with its cost in each of them.
///
/// The comparison does not rank the architectures. Only trees that passed the changed specification are counted.
package struct ChangeComparison {
  /// The change request.
  package let request: ChangeRequest
  /// The module that the request changes.
  package let module: Module
  /// One entry per architecture, in the order of the initializer's `trees`.
  package let entries: [Entry]
  /// The measures, in the order of the table.
  package let metrics: [Metric]

  /// An architecture and its cost.
  package struct Entry {
    /// The architecture.
    package let architecture: Architecture
    /// The reason why the architecture has no numbers; nil if it has numbers.
    package let exclusion: Exclusion?

    let change: VariantChange
  }

  /// Compares the trees after the request with the variants before it; a tree whose architecture has no variant is
  /// left out.
  package init(of request: ChangeRequest, in module: Module, by trees: [ChangedTree]) {
    self.request = request
    self.module = module
    let entries = trees.compactMap { after in
      module.variant(after.architecture.name).map { Entry(from: $0, to: after) }
    }
    self.entries = entries
    metrics = ChangeMeasure.all.map { $0.metric(of: entries) }
  }
}

extension ChangeComparison.Entry {
  fileprivate init(from before: Variant, to after: ChangedTree) {
    architecture = after.architecture
    let old = VariantSource(before)
    exclusion = Exclusion(of: before, old, []) ?? Exclusion(of: after)
    let names = after.sources.map(\.name)
    let files = (before.manifest.files.filter(names.contains) + names).uniqued()
    change = VariantChange(
      from: old,
      to: VariantSource(Manifest(files: files), after.sources),
      suite: after.proof?.suite
    )
  }

  /// Returns the title of the column: `VIPER after retry`.
  func title(_ request: ChangeRequest) -> String { "\(architecture.title) after \(request.name)" }
}

extension ChangeMeasure {
  fileprivate func metric(of entries: [ChangeComparison.Entry]) -> Metric {
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
