import ProfileShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol EditNamePresenterProtocol: AnyObject {
  func bind() -> Publisher<String>
}

/// Publishes the name that is to be edited.
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
