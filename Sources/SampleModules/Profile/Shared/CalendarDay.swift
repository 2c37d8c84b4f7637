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
