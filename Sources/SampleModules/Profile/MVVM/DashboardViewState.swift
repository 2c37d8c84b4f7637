/// Everything that the dashboard shows, ready to be drawn.
struct DashboardViewState: Equatable {
  /// Whether the profile or the stats are still loading.
  let isLoading: Bool
  /// The greeting of the person; nil without a profile.
  let greeting: String?
  /// The view state of the profile.
  let profile: ProfileViewState
  /// The view state of the weekly stats; nil while loading.
  let stats: WeeklyStatsViewState?
}
