import ProfileShared
import Publishing
import Stage
import TraceRecording

/// Gets profiles from the cache, else from the server, and publishes them on the main queue.
@Role(.repository)
final class DefaultProfileRepository: ProfileRepository {
  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private var profiles: [Int: Subject<Result<Profile, ProfileError>>] = [:]

  init(api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
  }

  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>> {
    if let known = profiles[userId] { return known.publisher }
    let cached = cache.profile(for: userId)
    let profile = Subject<Result<Profile, ProfileError>>(cached.map { .success($0) })
    profiles[userId] = profile
    if cached == nil { fetchProfile(userId: userId) }
    return profile.publisher
  }

  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>> {
    let stats = Subject<Result<WeeklyStats, ProfileError>>()
    api.fetchWeeklyStats(userId: userId) { [mainQueue] result in
      mainQueue.async { stats.send(result) }
    }
    return stats.publisher
  }

  func updateDisplayName(_ name: String, userId: Int) {
    api.updateDisplayName(name, userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.publish(result, for: userId) }
    }
  }

  private func fetchProfile(userId: Int) {
    api.fetchProfile(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.publish(result, for: userId) }
    }
  }

  private func publish(_ result: Result<Profile, ProfileError>, for userId: Int) {
    if case .success(let profile) = result { cache.store(profile) }
    profiles[userId]?.send(result)
  }
}
