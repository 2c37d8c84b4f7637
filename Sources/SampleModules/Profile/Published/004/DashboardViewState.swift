/// The greeting and the stats of the dashboard, ready to be drawn.
struct DashboardViewState: Equatable {
  let greeting: String
  let statsEntries: [StatsEntryViewState]
}

/// One number of the stats with its label, ready to be drawn.
struct StatsEntryViewState: Equatable {
  let label: String
  let value: String
}
