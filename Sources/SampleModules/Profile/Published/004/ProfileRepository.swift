import ProfileShared
import Publishing
import TraceRecording

/// A publisher that reports only the completion of an operation, without a value.
typealias Completable = Publisher<Void>

/// Provides profiles, and updates the display name.
@Doubled
protocol ProfileRepository {
  func profile(for userId: String) -> Publisher<Profile>
  func updateDisplayName(_ name: String, userId: String) -> Completable
}
