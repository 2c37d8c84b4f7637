import Stage

/// One change request in several architectures, and what it cost each of them.
///
/// Says nothing about which is better: a variant that passes the changed specification is counted.
public struct ChangeComparison {
  /// What was asked.
  public let request: ChangeRequest
  /// The feature.
  public let module: Module
  /// What came of it, a variant each, in the order asked for.
  public let entries: [Entry]
  /// Everything that was counted, in the order of the table.
  public let metrics: [Metric]

  /// One variant's part.
  public struct Entry {
    /// The variant after the change.
    public let variant: Variant
    /// Why it has no numbers; nil where it has.
    public let exclusion: Exclusion?

    let change: VariantChange
  }

  /// Plays the changed specification on these variants of the request, and counts what differs
  /// from the healthy ones; a variant without a healthy one is left out.
  public init(of request: ChangeRequest, in module: Module, by variants: [Variant]) {
    self.request = request
    self.module = module
    let entries = variants.compactMap { after in
      module.variant(after.architecture.name).map { Entry(from: $0, to: after, by: request) }
    }
    self.entries = entries
    metrics = ChangeMeasure.all.map { $0.taken(of: entries) }
  }
}

extension ChangeComparison.Entry {
  fileprivate init(from before: Variant, to after: Variant, by request: ChangeRequest) {
    let module = request.specified
    let plays = Play.all(of: module, by: after, module.performances(by: after))
    variant = after
    exclusion = Exclusion(of: before, []) ?? Exclusion(of: after, plays)
    change = VariantChange(from: before, to: after)
  }
}

extension ChangeRequest {
  /// A module that is specified by the request alone, without exemptions.
  fileprivate var specified: Module {
    Module(name: name, title: name, summary: title, variants: variants, scenarios: scenarios)
  }
}

extension ChangeMeasure {
  fileprivate func taken(of entries: [ChangeComparison.Entry]) -> Metric {
    Metric(
      name: name,
      title: title,
      unit: unit,
      group: .source,
      method: method,
      entries: entries.map { entry in
        let isCounted = entry.exclusion == nil
        let measurement = isCounted ? count(entry.change) : Measurement(value: .refused)
        return Metric.Entry(
          variant: entry.variant.architecture.title,
          value: measurement.value,
          overall: nil,
          rows: measurement.rows
        )
      }
    )
  }
}
