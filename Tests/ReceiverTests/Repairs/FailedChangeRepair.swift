import TraceRecording

/// A Presenter that removes a row from the screen, and leaves it removed when the deletion fails.
enum FailedChangeRepair {
  static let repair = Repair(
    "failed-change",
    "take removeRow back in didFailToDelete of TodoPresenter",
    delivers: "insertRow",
    broken: { play({ Broken.TodoPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.TodoPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class TodoPresenter: TodoPresenterProtocol {
      weak var view: TodoViewProtocol?
      private let interactor: TodoInteractor

      init(_ interactor: TodoInteractor) { self.interactor = interactor }

      func didSwipe(at index: Int) {
        view?.removeRow(at: index)
        interactor.delete(at: index)
      }
      func didFailToDelete(_ text: String, at index: Int) {
        view?.showError(text)
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class TodoPresenter: TodoPresenterProtocol {
      weak var view: TodoViewProtocol?
      private let interactor: TodoInteractor

      init(_ interactor: TodoInteractor) { self.interactor = interactor }

      func didSwipe(at index: Int) {
        view?.removeRow(at: index)
        interactor.delete(at: index)
      }
      func didFailToDelete(_ text: String, at index: Int) {
        view?.insertRow("Milk", at: index)
        view?.showError(text)
      }
    }
  }

  protocol TodoViewProtocol: AnyObject {
    func removeRow(at index: Int)
    func insertRow(_ row: String, at index: Int)
    func showError(_ text: String)
  }
  protocol TodoPresenterProtocol: TodoInteractorOutput {
    var view: TodoViewProtocol? { get set }
    func didSwipe(at index: Int)
  }
  protocol TodoInteractorOutput: AnyObject {
    func didFailToDelete(_ text: String, at index: Int)
  }

  @Role(.view) final class TodoView: TodoViewProtocol {
    var presenter: TodoPresenterProtocol?

    func swipe() { presenter?.didSwipe(at: 0) }
    func removeRow(at index: Int) {}
    func insertRow(_ row: String, at index: Int) {}
    func showError(_ text: String) {}
  }

  @Role(.interactor) final class TodoInteractor {
    weak var output: TodoInteractorOutput?

    func delete(at index: Int) { output?.didFailToDelete("Offline.", at: index) }
  }

  private static func play(
    _ make: (TodoInteractor) -> any TodoPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    func assemble() -> TodoView {
      let (view, interactor) = (TodoView(), TodoInteractor())
      let presenter = make(interactor)
      interactor.output = presenter
      presenter.view = view
      view.presenter = presenter
      return view
    }
    return recorder.play(assemble, ("swipe", { $0.swipe() }))
  }
}
