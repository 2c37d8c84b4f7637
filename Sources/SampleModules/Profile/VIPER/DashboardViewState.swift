/// The greeting and stats around the profile, ready to be drawn.
struct DashboardViewState: Equatable {
  /// The greeting of the person; nil without a profile.
  let greeting: String?
  /// The numbers of the weekly stats.
  let statsEntries: [StatsEntry]
  /// The message shown instead of the stats; nil if the stats were loaded.
  let statsMessage: String?

  /// One number of the stats with its label, ready to be drawn.
  struct StatsEntry: Equatable {
    let label: String
    let value: String
  }
}
