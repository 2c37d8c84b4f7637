import ProfileShared
import Publishing
import TraceRecording

/// Where profiles and stats come from, and where names are written.
@Doubled
protocol ProfileRepository: AnyObject {
  /// The profile of a person, and again whenever it changes.
  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>>
  /// Why the last name was not written; nil where it was, or none was given.
  func nameError(for userId: Int) -> Publisher<ProfileError?>
  /// What a person did this week.
  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>>
  /// Changes what a person is called, and publishes what came of it.
  func updateDisplayName(
    _ name: String,
    userId: Int
  ) -> Publisher<Result<Profile, ProfileError>>
}
