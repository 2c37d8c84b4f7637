import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the Views.
@Doubled
protocol ProfilePresenterProtocol: AnyObject {
  func bind() -> Publisher<ProfileViewState>
}

/// Publishes the view state of a profile to any number of Views.
@Role(.presenter)
final class ProfilePresenter: ProfilePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: Int

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
  }

  func bind() -> Publisher<ProfileViewState> {
    repository.profile(for: userId)
      .combineLatest(repository.nameError(for: userId))
      .map { Self.viewState(for: $0, nameError: $1) }
  }
}

// MARK: - Mapping

extension ProfilePresenter {
  static func viewState(
    for result: Result<Profile, ProfileError>,
    nameError: ProfileError? = nil
  ) -> ProfileViewState {
    guard let profile = try? result.get() else {
      return ProfileViewState(message: "Could not load the profile.")
    }
    return ProfileViewState(
      displayName: displayName(of: profile),
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL,
      message: nameError == nil ? nil : "Could not save the name."
    )
  }

  static func displayName(of profile: Profile) -> String {
    profile.displayName.isEmpty ? "Anonymous" : profile.displayName
  }
}
