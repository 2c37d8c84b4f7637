import TraceRecording

/// What the View may ask of the ViewModel.
@Doubled
protocol EditNameViewModelProtocol: AnyObject {
  var name: String { get }
  func save(_ name: String)
}

/// Has the name it was given, and gives out the one that is saved.
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
