/// The week's numbers, ready to be drawn.
struct WeeklyStatsViewState: Equatable {
  let entries: [Entry]
  /// What is said in their place; nil where there are some.
  let message: String?

  /// One number.
  struct Entry: Equatable {
    let label: String
    let value: String
  }
}
