import Stage
import TraceRecording

/// The cache of the profiles on the device.
@Doubled
public protocol ProfileCacheProtocol: AnyObject {
  /// Returns the cached profile of a person; nil if the cache has none.
  func profile(for userId: Int) -> Profile?
  /// Stores a profile; replaces an earlier profile of the same person.
  func store(_ profile: Profile)
}

/// Simulates a database on the device.
@Role(.store)
public final class ProfileCache: ProfileCacheProtocol {
  private var profiles: [Int: Profile] = [:]

  /// Makes a cache that contains the given profiles.
  public init(_ profiles: [Profile] = []) {
    for profile in profiles { self.profiles[profile.userId] = profile }
  }

  /// Returns the cached profile of a person; nil if the cache has none.
  public func profile(for userId: Int) -> Profile? {
    profiles[userId]
  }

  /// Stores a profile; replaces an earlier profile of the same person.
  public func store(_ profile: Profile) {
    profiles[profile.userId] = profile
  }
}

extension ProfileCache {
  /// Makes the cache for the condition of a scenario: empty unless the condition is `cached`.
  public convenience init(_ condition: Condition) {
    self.init(condition == "cached" ? [.jeff] : [])
  }
}
