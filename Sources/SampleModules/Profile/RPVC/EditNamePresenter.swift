import ProfileShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol EditNamePresenterProtocol: AnyObject {
  func bind() -> Publisher<EditNameViewState>
}

/// All that the page for the name shows.
struct EditNameViewState: Equatable {
  let name: String
}

/// Publishes the name that is to be edited.
@Role(.presenter)
final class EditNamePresenter: EditNamePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: Int

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
  }

  func bind() -> Publisher<EditNameViewState> {
    repository.profile(for: userId).map(Self.viewState)
  }
}

// MARK: - Mapping

extension EditNamePresenter {
  static func viewState(for result: Result<Profile, ProfileError>) -> EditNameViewState {
    EditNameViewState(name: (try? result.get())?.displayName ?? "")
  }
}
