/// The weekly stats, ready to be drawn.
struct WeeklyStatsViewState: Equatable {
  let entries: [Entry]
  /// The message shown instead of the stats; nil if the stats were loaded.
  let message: String?

  /// One number of the stats with its label.
  struct Entry: Equatable {
    let label: String
    let value: String
  }
}
