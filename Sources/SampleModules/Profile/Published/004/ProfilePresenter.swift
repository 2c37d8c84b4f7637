import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the Views.
@Doubled
protocol ProfilePresenterProtocol: AnyObject {
  func bind() -> Publisher<ProfileViewState>
}

/// Publishes the view state of a profile.
@Role(.presenter)
final class ProfilePresenter: ProfilePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: String

  init(repository: any ProfileRepository, userId: String) {
    self.repository = repository
    self.userId = userId
  }

  func bind() -> Publisher<ProfileViewState> {
    repository.profile(for: userId).map(Self.mapToViewState)
  }

  private static func mapToViewState(_ profile: Profile) -> ProfileViewState {
    ProfileViewState(
      displayName: profile.formattedName,
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }
}
