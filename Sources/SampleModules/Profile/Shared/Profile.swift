/// What is known of a person.
public struct Profile: Equatable, Sendable {
  /// The server's own number for the person.
  public let userId: Int
  /// What the person wants to be called; may be empty.
  public var displayName: String
  /// The day on which the person joined.
  public let joined: CalendarDay
  /// Where the picture is.
  public let avatarURL: String

  /// Makes a profile.
  public init(userId: Int, displayName: String, joined: CalendarDay, avatarURL: String) {
    self.userId = userId
    self.displayName = displayName
    self.joined = joined
    self.avatarURL = avatarURL
  }
}

extension Profile {
  /// The person whom the server knows.
  public static let jeff = Profile(
    userId: 1,
    displayName: "Jeff",
    joined: CalendarDay(year: 2018, month: 7, day: 14),
    avatarURL: "https://example.com/avatars/1.png"
  )
}
