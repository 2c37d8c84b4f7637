import ProfileShared
import Publishing
import TraceRecording

/// Publishes nothing but that something is done.
typealias Completable = Publisher<Void>

/// Where profiles and stats come from.
@Doubled
protocol ProfileRepository: AnyObject {
  func profile(for userId: Int) -> Publisher<Profile>
  func weeklyStats(for userId: Int) -> Publisher<WeeklyStats>
  func updateDisplayName(_ name: String, userId: Int) -> Completable
}
