import ProfileShared
import Publishing
import TraceRecording

/// Publishes nothing but that something is done.
typealias Completable = Publisher<Void>

/// Where profiles come from.
@Doubled
protocol ProfileRepository {
  func profile(for userId: String) -> Publisher<Profile>
  func updateDisplayName(_ name: String, userId: String) -> Completable
}
