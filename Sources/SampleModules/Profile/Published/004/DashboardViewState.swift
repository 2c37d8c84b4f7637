/// All that is shown around a profile, ready to be drawn.
struct DashboardViewState: Equatable {
  let greeting: String
  let statsEntries: [StatsEntry]

  /// One number, ready to be drawn.
  struct StatsEntry: Equatable {
    let label: String
    let value: String
  }
}
