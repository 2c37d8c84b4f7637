/// The weekly stats of a person.
public struct WeeklyStats: Equatable, Sendable {
  /// The numbers, in display order.
  public let entries: [Entry]

  /// One number with the name of its metric.
  public struct Entry: Equatable, Sendable {
    /// The name of the metric.
    public let metric: String
    /// The count.
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
  /// Sample stats of an active person.
  public static let busy = WeeklyStats(entries: [
    .init(metric: "Steps", value: 84_200),
    .init(metric: "Calories", value: 12_345),
    .init(metric: "Workouts", value: 5),
  ])
}
