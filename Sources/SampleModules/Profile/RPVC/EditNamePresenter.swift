import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol EditNamePresenterProtocol: AnyObject {
  func bind() -> Publisher<EditNameViewState>
}

/// Everything that the page for editing the name shows.
struct EditNameViewState: Equatable {
  let name: String
}

/// Publishes the current name for editing.
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
