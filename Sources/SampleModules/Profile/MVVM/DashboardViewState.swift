/// All that the dashboard shows, ready to be drawn.
struct DashboardViewState: Equatable {
  /// Whether an answer is still to come.
  let isLoading: Bool
  /// How the person is welcomed; nil where nobody is known.
  let greeting: String?
  /// What is shown of the person.
  let profile: ProfileViewState
  /// The week's numbers; nil where they are not shown yet.
  let stats: WeeklyStatsViewState?
}
