import TraceRecording

/// An Interactor that does not answer where it has no rows.
enum NoReplyRepair {
  static let repair = Repair(
    "no-reply",
    "answer on every way out of load in ListInteractor",
    delivers: "showError"
  ) { ListModule.open(interactor: ListInteractor(), in: $0) }

  @Role(.interactor) final class ListInteractor: ListInput {
    weak var output: ListOutput?
    private let rows: [String] = []

    func load() {
      guard !rows.isEmpty else {
        if Repair.isDone { output?.didFailToLoad("No list.") }
        return
      }
      output?.didLoad(rows)
    }
  }
}

/// An Interactor that continues after it has reported a failure.
enum DoubleReplyRepair {
  static let repair = Repair(
    "double-reply",
    "return after one answer in ListInteractor",
    delivers: "showError"
  ) { ListModule.open(interactor: ListInteractor(), in: $0) }

  @Role(.interactor) final class ListInteractor: ListInput {
    weak var output: ListOutput?
    private let rows: [String] = []

    func load() {
      if rows.isEmpty {
        output?.didFailToLoad("No list.")
        if Repair.isDone { return }
      }
      output?.didLoad(rows)
    }
  }
}

/// A Presenter that does not show a failure.
enum SwallowedFailureRepair {
  static let repair = Repair(
    "swallowed-failure",
    "tell the View in didFailToLoad of ListPresenter",
    delivers: "showError"
  ) {
    ListModule.open(presenter: ListPresenter(), interactor: OfflineInteractor(), in: $0)
  }

  @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
    weak var view: ListViewProtocol?
    var interactor: ListInput?

    func open() { interactor?.load() }
    func didLoad(_ rows: [String]) { view?.show(rows) }
    func didFailToLoad(_ text: String) { if Repair.isDone { view?.showError(text) } }
  }

  @Role(.interactor) final class OfflineInteractor: ListInput {
    weak var output: ListOutput?

    func load() { output?.didFailToLoad("Offline.") }
  }
}

/// A Presenter that ends its loading only where there are rows.
enum EndlessLoadingRepair {
  static let repair = Repair(
    "endless-loading",
    "tell the View in didLoad of ListPresenter that loading is over",
    delivers: "hideLoading"
  ) {
    ListModule.open(presenter: ListPresenter(), interactor: ListInteractor([]), in: $0)
  }

  @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
    weak var view: ListViewProtocol?
    var interactor: ListInput?

    func open() {
      view?.showLoading()
      interactor?.load()
    }
    func didLoad(_ rows: [String]) {
      if Repair.isDone { view?.hideLoading() }
      guard !rows.isEmpty else { return }
      view?.show(rows)
    }
    func didFailToLoad(_ text: String) { view?.showError(text) }
  }
}
