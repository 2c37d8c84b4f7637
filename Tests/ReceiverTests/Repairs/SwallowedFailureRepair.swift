import TraceRecording

/// A Presenter that does not show a failure.
enum SwallowedFailureRepair {
  static let repair = Repair(
    "swallowed-failure",
    "tell the View in didFailToLoad of ListPresenter",
    removed: "func didFailToLoad(_ text: String) {}",
    added: "func didFailToLoad(_ text: String) { view?.showError(text) }",
    delivers: "showError",
    broken: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), Broken.ListPresenter(), OfflineInteractor()) },
        in: recorder
      )
    },
    repaired: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), Repaired.ListPresenter(), OfflineInteractor()) },
        in: recorder
      )
    }
  )

  enum Broken {
    @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
      weak var view: ListViewProtocol?
      var interactor: ListInput?

      func open() { interactor?.load() }
      func didLoad(_ rows: [String]) { view?.show(rows) }
      func didFailToLoad(_ text: String) {}
    }
  }

  enum Repaired {
    @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
      weak var view: ListViewProtocol?
      var interactor: ListInput?

      func open() { interactor?.load() }
      func didLoad(_ rows: [String]) { view?.show(rows) }
      func didFailToLoad(_ text: String) { view?.showError(text) }
    }
  }

  @Role(.interactor) final class OfflineInteractor: ListInput {
    weak var output: ListOutput?

    func load() { output?.didFailToLoad("Offline.") }
  }
}
