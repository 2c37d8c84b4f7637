import ProfileShared
import Publishing
import TraceRecording

/// Provides profiles and stats, and saves names.
@Doubled
protocol ProfileRepository: AnyObject {
  /// Publishes the profile of a person, and every change of the profile.
  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>>
  /// Publishes the error of the last attempt to save a name; nil without an error.
  func nameError(for userId: Int) -> Publisher<ProfileError?>
  /// The weekly stats of a person.
  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>>
  /// Changes the display name of a person, and publishes the changed profile or the error.
  func updateDisplayName(
    _ name: String,
    userId: Int
  ) -> Publisher<Result<Profile, ProfileError>>
}
