import TraceRecording

/// Passes requests from the View to the Interactor, and to-dos back to the View.
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
