import TraceRecording

/// The interface of the ViewModel for the View.
@Doubled
protocol EditNameViewModelProtocol: AnyObject {
  var name: String { get }
  func save(_ name: String)
}

/// Provides the current name, and passes the saved name to `onSave`.
@Role(.viewModel)
final class EditNameViewModel: EditNameViewModelProtocol {
  @Seam var onSave: ((String) -> Void)?

  let name: String

  init(name: String) {
    self.name = name
  }

  func save(_ name: String) {
    onSave?(name)
  }
}
