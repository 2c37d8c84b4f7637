import ProfileShared
import Publishing
import TraceRecording

/// Where profiles and stats come from.
@Traced
protocol ProfileRepository: AnyObject {
  /// The profile of a person, and again whenever it changes.
  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>>
  /// What a person did this week.
  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>>
  /// Changes what a person is called; `profile(for:)` publishes what comes of it.
  func updateDisplayName(_ name: String, userId: Int)
}
