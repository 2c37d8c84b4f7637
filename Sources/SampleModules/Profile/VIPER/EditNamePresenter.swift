import TraceRecording

/// Shows the current name, and passes the saved name to the module output.
@Role(.presenter)
final class EditNamePresenter: EditNamePresentation {
  weak var view: EditNameViewInput?
  weak var output: EditNameModuleOutput?
  var router: EditNameWireframe?

  private let name: String

  init(name: String) {
    self.name = name
  }

  func viewDidLoad() {
    view?.showName(name)
  }

  func didTapSave(name: String) {
    output?.editNameDidSave(name)
    close()
  }

  func didTapCancel() {
    close()
  }

  private func close() {
    guard let view else { return }
    router?.close(view)
  }
}
