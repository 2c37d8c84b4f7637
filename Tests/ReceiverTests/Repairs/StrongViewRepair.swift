import TraceRecording

/// A Presenter that retains the View by which it is retained.
enum StrongViewRepair {
  static let repair = Repair(
    "strong-view",
    "weak var view: ListViewProtocol? in ListPresenter; ListViewProtocol needs AnyObject",
    delivers: "show",
    broken: { ListModule.open(presenter: Broken.ListPresenter(), in: $0) },
    repaired: { ListModule.open(presenter: Repaired.ListPresenter(), in: $0) }
  )

  enum Broken {
    @Role(.presenter, checks: .off) final class ListPresenter: ListPresenterProtocol {
      var view: ListViewProtocol?
      var interactor: ListInput?

      func open() { interactor?.load() }
      func didLoad(_ rows: [String]) { view?.show(rows) }
      func didFailToLoad(_ text: String) { view?.showError(text) }
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
}
