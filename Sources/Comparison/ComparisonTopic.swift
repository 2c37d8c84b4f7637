/// A part of a comparison that can be printed by itself.
package enum ComparisonTopic: String, CaseIterable, Sendable {
  /// The conversations, and the screen that they led to.
  case diagrams
  /// What was counted in the source.
  case source
  /// What was counted in the runs.
  case runs
  /// What was counted in the variants' own tests.
  case tests
  /// Where each piece of work is done.
  case `where`
  /// What each change request cost.
  case changes
  /// Who holds whom.
  case ownership
  /// Everything.
  case all
}
