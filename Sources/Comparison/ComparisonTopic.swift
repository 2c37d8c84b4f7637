/// A part of a comparison that can be printed alone.
package enum ComparisonTopic: String, CaseIterable, Sendable {
  /// The diagrams, and the last screen.
  case diagrams
  /// The measures of the source.
  case source
  /// The measures of the runs.
  case runs
  /// The measures of the variants' own tests.
  case tests
  /// The place of each responsibility.
  case `where`
  /// The cost of each change request.
  case changes
  /// The references between objects.
  case ownership
  /// All parts.
  case all
}
