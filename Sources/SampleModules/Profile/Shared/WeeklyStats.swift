/// What a person did this week.
public struct WeeklyStats: Equatable, Sendable {
  /// The numbers, in the order in which they are shown.
  public let entries: [Entry]

  /// One number and what it counts.
  public struct Entry: Equatable, Sendable {
    /// What is counted.
    public let metric: String
    /// How many there are.
    public let value: Int

    /// Makes an entry.
    public init(metric: String, value: Int) {
      self.metric = metric
      self.value = value
    }
  }

  /// Makes stats.
  public init(entries: [Entry]) {
    self.entries = entries
  }
}

extension WeeklyStats {
  /// A week of somebody who moves a lot.
  public static let busy = WeeklyStats(entries: [
    .init(metric: "Steps", value: 84_200),
    .init(metric: "Calories", value: 12_345),
    .init(metric: "Workouts", value: 5),
  ])
}
