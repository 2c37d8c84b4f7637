import ProfileShared
import Stage
import TraceRecording

/// The interface of the model for the Controller.
@Doubled
protocol ProfileModelProtocol: AnyObject {
  func loadProfile(then completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void)
  func loadWeeklyStats(
    then completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  )
  func saveName(
    _ name: String,
    then completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  )
}

/// Loads and caches the profile and stats of one person; calls back on the main queue.
@Role("Model", as: .repository)
final class ProfileModel: ProfileModelProtocol {
  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private let userId: Int

  init(userId: Int, api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.userId = userId
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
  }

  /// Calls back at once with the cached profile; without one, loads the profile from the server.
  func loadProfile(then completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void) {
    if let profile = cache.profile(for: userId) {
      completion(.success(profile))
      return
    }
    api.fetchProfile(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.keep(result, then: completion) }
    }
  }

  func loadWeeklyStats(
    then completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  ) {
    api.fetchWeeklyStats(userId: userId) { [weak self] result in
      self?.mainQueue.async { completion(result) }
    }
  }

  func saveName(
    _ name: String,
    then completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    api.updateDisplayName(name, userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.keep(result, then: completion) }
    }
  }

  private func keep(
    _ result: Result<Profile, ProfileError>,
    then completion: (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    if case .success(let profile) = result { cache.store(profile) }
    completion(result)
  }
}
