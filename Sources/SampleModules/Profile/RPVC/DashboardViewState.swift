/// What stands around the profile, ready to be drawn.
struct DashboardViewState: Equatable {
  /// How the person is welcomed; nil where nobody is known.
  let greeting: String?
  /// The week's numbers.
  let statsEntries: [StatsEntry]
  /// What is said in their place; nil where there are some.
  let statsMessage: String?

  /// One number, ready to be drawn.
  struct StatsEntry: Equatable {
    let label: String
    let value: String
  }
}
