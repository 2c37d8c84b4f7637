/// One day of the calendar.
public struct CalendarDay: Equatable, Sendable {
  /// The year, such as 2018.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// Formats days for display.
public struct LongDateFormatter {
  /// Makes a formatter.
  public init() {}

  /// Returns the day with the name of its month: `July 14, 2018`.
  public func string(from day: CalendarDay) -> String {
    guard Self.months.indices.contains(day.month - 1) else { return "\(day.year)" }
    return "\(Self.months[day.month - 1]) \(day.day), \(day.year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
