import ProfileShared
import Stage
import TraceRecording

/// What the Controller may ask of the model.
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

/// Gets and keeps what is known of one person; answers on the main queue.
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

  /// The profile that is kept on the device, at once; else that of the server.
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
