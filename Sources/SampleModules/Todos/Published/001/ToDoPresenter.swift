import TraceRecording

/// Stands between the View and the Interactor.
@Role(.presenter)
final class ToDoPresenter: ToDoPresentation {
  weak var view: (any ToDoView)?
  var interactor: ToDoInteractorInput?
  @Unseen var router: ToDoWireframe?

  func viewDidLoad() {
    interactor?.fetchToDoItems()
  }
}

// MARK: - ToDoInteractorOutput

@Role extension ToDoPresenter: ToDoInteractorOutput {
  func didFetchToDoItems(_ items: [ToDoItem]) {
    view?.showToDoItems(items)
  }
}
