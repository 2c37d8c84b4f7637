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

/// Publishes what is shown of a profile.
@Role(.presenter)
final class ProfilePresenter: ProfilePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: Int
  private let state = Subject<ProfileViewState>()
  private var subscription: Subscription?
  private var saving: Subscription?
  private(set) var displayName = ""

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
  }

  var viewState: Publisher<ProfileViewState> { state.publisher }

  func bind() {
    subscription = repository.profile(for: userId).subscribe { [weak self] profile in
      self?.displayName = profile.displayName
      self?.state.send(Self.mapToViewState(profile))
    }
  }

  func updateDisplayName(_ name: String) {
    saving = repository.updateDisplayName(name, userId: userId).subscribe {}
  }

  private static func mapToViewState(_ profile: Profile) -> ProfileViewState {
    ProfileViewState(
      displayName: profile.displayName.isEmpty ? "Anonymous" : profile.displayName,
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }
}
