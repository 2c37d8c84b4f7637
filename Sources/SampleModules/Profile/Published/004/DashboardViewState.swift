/// All that is shown around a profile, ready to be drawn.
struct DashboardViewState: Equatable {
  let greeting: String
  let statsEntries: [StatsEntryViewState]
}

/// One number, ready to be drawn.
struct StatsEntryViewState: Equatable {
  let label: String
  let value: String
}
