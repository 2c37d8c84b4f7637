import TraceRecording

/// A Presenter that does not show a failure.
enum SwallowedFailureRepair {
  static let repair = Repair(
    "swallowed-failure",
    "tell the View in didFailToLoad of ListPresenter",
    delivers: "showError",
    broken: {
      ListModule.open(presenter: Broken.ListPresenter(), interactor: OfflineInteractor(), in: $0)
    },
    repaired: {
      ListModule.open(interactor: OfflineInteractor(), in: $0)
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

  @Role(.interactor) final class OfflineInteractor: ListInput {
    weak var output: ListOutput?

    func load() { output?.didFailToLoad("Offline.") }
  }
}
