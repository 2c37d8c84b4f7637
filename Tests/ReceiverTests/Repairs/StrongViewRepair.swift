import TraceRecording

/// A Presenter that retains the View by which it is retained.
enum StrongViewRepair {
  static let repair = Repair(
    "strong-view",
    "weak var view: ListViewProtocol? in ListPresenter; ListViewProtocol needs AnyObject",
    removed: "var view: ListViewProtocol?",
    added: "weak var view: ListViewProtocol?",
    delivers: "show",
    broken: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), Broken.ListPresenter(), ListInteractor()) },
        in: recorder
      )
    },
    repaired: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), Repaired.ListPresenter(), ListInteractor()) },
        in: recorder
      )
    }
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
