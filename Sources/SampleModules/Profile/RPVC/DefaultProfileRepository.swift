import ProfileShared
import Publishing
import Stage
import TraceRecording

/// Loads profiles from the cache or else the server, and publishes them on the main queue.
///
/// Sends no request before the first subscription.
@Role(.repository)
final class DefaultProfileRepository: ProfileRepository {
  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private var profiles: [Int: Subject<Result<Profile, ProfileError>>] = [:]
  private var nameErrors: [Int: Subject<ProfileError?>] = [:]

  init(api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
  }

  func profile(for userId: Int) -> Publisher<Result<Profile, ProfileError>> {
    Publisher { [weak self] receive in
      self?.loadedProfile(for: userId).publisher.subscribe(receive) ?? Subscription()
    }
  }

  func nameError(for userId: Int) -> Publisher<ProfileError?> {
    savingError(for: userId).publisher
  }

  func weeklyStats(for userId: Int) -> Publisher<Result<WeeklyStats, ProfileError>> {
    Publisher { [weak self] receive in
      self?.api.fetchWeeklyStats(userId: userId, completion: receive)
      return Subscription()
    }
    .receive(on: mainQueue)
  }

  func updateDisplayName(
    _ name: String,
    userId: Int
  ) -> Publisher<Result<Profile, ProfileError>> {
    Publisher { [weak self] receive in
      self?.api.updateDisplayName(name, userId: userId) { result in
        self?.mainQueue.async { self?.publishSaved(result, for: userId) }
        receive(result)
      }
      return Subscription()
    }
    .receive(on: mainQueue)
  }
}

// MARK: - Cached state

@Role extension DefaultProfileRepository {
  private func loadedProfile(for userId: Int) -> Subject<Result<Profile, ProfileError>> {
    if let known = profiles[userId] { return known }
    let cached = cache.profile(for: userId)
    let profile = Subject<Result<Profile, ProfileError>>(cached.map { .success($0) })
    profiles[userId] = profile
    if cached == nil { fetchProfile(userId: userId) }
    return profile
  }

  private func savingError(for userId: Int) -> Subject<ProfileError?> {
    let error = nameErrors[userId] ?? Subject(ProfileError?.none)
    nameErrors[userId] = error
    return error
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

  private func publishSaved(_ result: Result<Profile, ProfileError>, for userId: Int) {
    switch result {
    case .success:
      publish(result, for: userId)
      if savingError(for: userId).value != .some(nil) { savingError(for: userId).send(nil) }
    case .failure(let error): savingError(for: userId).send(error)
    }
  }
}
