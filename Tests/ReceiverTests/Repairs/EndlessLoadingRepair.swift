import TraceRecording

/// A Presenter that ends its loading only where there are rows.
enum EndlessLoadingRepair {
  static let repair = Repair(
    "endless-loading",
    "tell the View in didLoad of ListPresenter that loading is over",
    delivers: "hideLoading",
    broken: {
      ListModule.open(presenter: Broken.ListPresenter(), interactor: ListInteractor([]), in: $0)
    },
    repaired: {
      ListModule.open(presenter: Repaired.ListPresenter(), interactor: ListInteractor([]), in: $0)
    }
  )

  enum Broken {
    @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
      weak var view: ListViewProtocol?
      var interactor: ListInput?

      func open() {
        view?.showLoading()
        interactor?.load()
      }
      func didLoad(_ rows: [String]) {
        guard !rows.isEmpty else { return }
        view?.show(rows)
      }
      func didFailToLoad(_ text: String) { view?.showError(text) }
    }
  }

  enum Repaired {
    @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
      weak var view: ListViewProtocol?
      var interactor: ListInput?

      func open() {
        view?.showLoading()
        interactor?.load()
      }
      func didLoad(_ rows: [String]) {
        view?.hideLoading()
        guard !rows.isEmpty else { return }
        view?.show(rows)
      }
      func didFailToLoad(_ text: String) { view?.showError(text) }
    }
  }
}
