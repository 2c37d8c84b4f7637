import ProfileShared

/// A server that answers when the test says so.
final class ProfileAPIStub: ProfileAPIProtocol {
  private(set) var calls: [String] = []
  private var answerProfile: (Result<Profile, ProfileError>) -> Void = { _ in }
  private var answerStats: (Result<WeeklyStats, ProfileError>) -> Void = { _ in }

  func fetchProfile(
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    calls.append("profile of \(userId)")
    answerProfile = completion
  }

  func fetchWeeklyStats(
    userId: Int,
    completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  ) {
    calls.append("stats of \(userId)")
    answerStats = completion
  }

  func updateDisplayName(
    _ name: String,
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    calls.append("\(name) for \(userId)")
    answerProfile = completion
  }

  func answer(_ profile: Result<Profile, ProfileError>) { answerProfile(profile) }

  func answer(_ stats: Result<WeeklyStats, ProfileError>) { answerStats(stats) }
}

extension Profile {
  /// Somebody whom only the tests know.
  static func named(_ name: String) -> Profile {
    Profile(
      userId: 7,
      displayName: name,
      joined: CalendarDay(year: 2020, month: 2, day: 3),
      avatarURL: "https://example.com/7"
    )
  }
}

extension WeeklyStats {
  /// Numbers that only the tests know.
  static let sample = WeeklyStats(entries: [
    Entry(metric: "Runs", value: 4), Entry(metric: "Steps", value: 12_345),
  ])
}
