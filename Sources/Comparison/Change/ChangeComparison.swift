import ComparisonData
import Stage
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

  /// Returns a heading for the architecture after the change request: `VIPER after retry`.
  func title(_ request: ChangeRequest) -> String { "\(architecture.title) after \(request.name)" }
}

extension Measure<VariantChange> {
  fileprivate func metric(of entries: [ChangeComparison.Entry]) -> Metric {
    let entries = entries.map { entry in
      let isCounted = entry.exclusion == nil
      let measurement = isCounted ? count(entry.change) : Measurement(value: .refused)
      return Metric.Entry(entry.architecture.title, measurement)
    }
    return metric(.source, entries)
  }
}

extension ChangeComparison {
  /// The comparison as one line of JSON, with its keys in a fixed order.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("change", request.name)
      json.put("title", request.title)
      json.put("scenarios", request.scenarios.map(\.name))
      json.put("variants", entries) { entry, json in
        json.object { json in
          json.put("variant", entry.title(request))
          json.put("architecture", entry.architecture.name)
          json.put("excluded", entry.exclusion?.description ?? "")
        }
      }
      json.put("metrics", metrics) { $1.object($0.write) }
      json.put("uncounted", ChangeComparison.limits)
    }
    return json.text + "\n"
  }
}
