import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol EditNamePresenterProtocol: AnyObject {
  func bind() -> Publisher<String>
}

/// Publishes the current name for editing.
@Role(.presenter)
final class EditNamePresenter: EditNamePresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: String

  init(repository: any ProfileRepository, userId: String) {
    self.repository = repository
    self.userId = userId
  }

  func bind() -> Publisher<String> {
    repository.profile(for: userId).map(\.displayName)
  }
}
