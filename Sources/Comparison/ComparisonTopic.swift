/// A part of a comparison that can be printed alone.
package enum ComparisonTopic: String, CaseIterable, Sendable {
  /// The diagrams of the messages in each variant's run, and the last screen.
  case diagrams
  /// The measures of the variants' source.
  case source
  /// The measures of the variants' runs.
  case runs
  /// The measures of the variants' own unit tests.
  case tests
  /// The place of each responsibility, such as formatting, in the source of each variant.
  case `where`
  /// The cost of each of the module's change requests in the variants.
  case changes
  /// The references between the objects of each variant at the end of the scenario.
  case ownership
  /// A row with a few figures for each variant of the module.
  case overview
  /// The diagrams, the table of all measures, the places of responsibilities, the costs of changes, and the references.
  case all
}
