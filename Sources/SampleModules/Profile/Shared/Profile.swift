/// Loads the profile of a person.
public struct Profile: Equatable, Sendable {
  /// The identifier of the person on the server.
  public let userId: Int
  /// The display name of the person; may be empty.
  public var displayName: String
  /// The day on which the person joined.
  public let joined: CalendarDay
  /// The URL of the picture.
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
  /// The only person in the data of the server.
  public static let jeff = Profile(
    userId: 1,
    displayName: "Jeff",
    joined: CalendarDay(year: 2018, month: 7, day: 14),
    avatarURL: "https://example.com/avatars/1.png"
  )
}

/// The error of a failed request for the profile or the stats.
public enum ProfileError: Error {
  case unavailable
}
