import ProfileShared
import Publishing
import TraceRecording

/// The cache of the profiles on the device; changes can be observed.
@Doubled
protocol ObservableProfileCacheProtocol: AnyObject {
  func observe(userId: String) -> Publisher<Emission<Profile>>
  func store(_ profile: Profile)
}

/// Publishes the cached profile and each profile stored later; never completes.
@Role(.store)
final class ObservableProfileCache: ObservableProfileCacheProtocol {
  private var profiles: [String: Subject<Emission<Profile>>] = [:]

  init(_ profiles: [Profile]) {
    profiles.forEach(store)
  }

  func observe(userId: String) -> Publisher<Emission<Profile>> {
    profile(of: userId).publisher
  }

  func store(_ profile: Profile) {
    self.profile(of: "\(profile.userId)").send(.value(profile))
  }

  private func profile(of userId: String) -> Subject<Emission<Profile>> {
    let profile = profiles[userId] ?? Subject()
    profiles[userId] = profile
    return profile
  }
}
