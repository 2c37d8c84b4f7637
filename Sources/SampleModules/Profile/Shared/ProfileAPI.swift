import Stage
import TraceRecording

/// The interface of the server; callbacks run on the queue of the server.
@Doubled
public protocol ProfileAPIProtocol: AnyObject {
  /// Loads the profile of a person.
  func fetchProfile(
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  )
  /// The weekly stats of a person.
  func fetchWeeklyStats(
    userId: Int,
    completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  )
  /// Changes the display name of a person; calls back with the changed profile.
  func updateDisplayName(
    _ name: String,
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  )
}

/// Simulates a server that answers with a delay.
@Role(.store)
public final class ProfileAPI: ProfileAPIProtocol {
  /// The simulated behavior of the server.
  public enum State: String, CaseIterable, Sendable {
    case ready, anonymous, failing
    case statsLate = "stats-late"
    case statsFailing = "stats-failing"
    /// The server refuses to change names.
    case renameFailing = "rename-failing"
  }

  private let state: State
  private let queue: Queue
  private var profile = Profile.jeff
  private let stats = WeeklyStats.busy

  /// Makes a server in the given state, which calls back on `queue`.
  public init(_ state: State = .ready, queue: Queue) {
    self.state = state
    self.queue = queue
    if state == .anonymous { profile.displayName = "" }
  }

  /// Calls back with the profile after 200 ms.
  public func fetchProfile(
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    let result = profile(of: userId)
    queue.async(afterMilliseconds: 200) { completion(result) }
  }

  /// Calls back with the stats after 100 ms, or after 400 ms in the state `statsLate`.
  public func fetchWeeklyStats(
    userId: Int,
    completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  ) {
    let isKnown = userId == profile.userId && state != .statsFailing
    let result: Result<WeeklyStats, ProfileError> =
      isKnown ? .success(stats) : .failure(.unavailable)
    queue.async(afterMilliseconds: state == .statsLate ? 400 : 100) { completion(result) }
  }

  /// Calls back with the changed profile or an error after 200 ms.
  public func updateDisplayName(
    _ name: String,
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    if state == .renameFailing {
      return queue.async(afterMilliseconds: 200) { completion(.failure(.unavailable)) }
    }
    if case .success = profile(of: userId) { profile.displayName = name }
    fetchProfile(userId: userId, completion: completion)
  }

  private func profile(of userId: Int) -> Result<Profile, ProfileError> {
    guard userId == profile.userId, state != .failing else { return .failure(.unavailable) }
    return .success(profile)
  }
}

extension ProfileAPI {
  /// Makes the server for the condition of a scenario; an unknown condition gives a ready server.
  public convenience init(_ surroundings: Surroundings) {
    self.init(State(rawValue: surroundings.condition.name) ?? .ready, queue: surroundings.ioQueue)
  }
}
