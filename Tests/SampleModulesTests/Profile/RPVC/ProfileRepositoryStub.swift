import ProfileShared
import Publishing

@testable import SamplesRPVC

/// A repository that publishes what the test puts in.
final class ProfileRepositoryStub: ProfileRepository {
  let profiles = Subject<Result<Profile, ProfileError>>()
  let stats = Subject<Result<WeeklyStats, ProfileError>>()
  let nameErrors = Subject<ProfileError?>(ProfileError?.none)
  private(set) var saved: [String] = []

  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>> { profiles.publisher }

  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>> {
    stats.publisher
  }

  func nameError(for userId: Int) -> Publisher<ProfileError?> { nameErrors.publisher }

  func updateDisplayName(
    _ name: String,
    userId: Int
  ) -> Publisher<Result<Profile, ProfileError>> {
    Publisher { [weak self] _ in
      self?.saved.append("\(name) for \(userId)")
      return Subscription()
    }
  }
}
