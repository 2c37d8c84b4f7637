import ProfileShared
import Publishing
import TraceRecording

/// What the Views and the Coordinator may ask of the Presenter.
@Traced
protocol ProfilePresenterProtocol: AnyObject {
  var viewState: Publisher<ProfileViewState> { get }
  var displayName: String { get }
  func bind()
  func updateDisplayName(_ name: String)
}

/// Publishes what is shown of a profile, to as many Views as there are.
@Role(.presenter)
final class ProfilePresenter: ProfilePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: Int
  private let state = Subject<ProfileViewState>()
  private var subscription: Subscription?
  private(set) var displayName = ""

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
  }

  var viewState: Publisher<ProfileViewState> { state.publisher }

  func bind() {
    subscription = repository.profile(for: userId).subscribe { [weak self] in self?.publish($0) }
  }

  func updateDisplayName(_ name: String) {
    repository.updateDisplayName(name, userId: userId)
  }

  private func publish(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success(let profile):
      displayName = profile.displayName
      state.send(Self.viewState(for: profile))
    case .failure:
      state.send(ProfileViewState(message: "Could not load the profile."))
    }
  }
}

// MARK: - Mapping

extension ProfilePresenter {
  static func viewState(for profile: Profile) -> ProfileViewState {
    ProfileViewState(
      displayName: profile.displayName.isEmpty ? "Anonymous" : profile.displayName,
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }
}
