import TraceRecording

/// An Interactor that does not answer where it has no rows.
enum NoReplyRepair {
  static let repair = Repair(
    "no-reply",
    "answer on every way out of load in ListInteractor",
    delivers: "showError",
    broken: { ListModule.open(interactor: Broken.ListInteractor(), in: $0) },
    repaired: { ListModule.open(interactor: Repaired.ListInteractor(), in: $0) }
  )

  enum Broken {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        guard !rows.isEmpty else { return }
        output?.didLoad(rows)
      }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        guard !rows.isEmpty else {
          output?.didFailToLoad("No list.")
          return
        }
        output?.didLoad(rows)
      }
    }
  }
}

/// An Interactor that continues after it has reported a failure.
enum DoubleReplyRepair {
  static let repair = Repair(
    "double-reply",
    "return after one answer in ListInteractor",
    delivers: "showError",
    broken: { ListModule.open(interactor: Broken.ListInteractor(), in: $0) },
    repaired: { ListModule.open(interactor: Repaired.ListInteractor(), in: $0) }
  )

  enum Broken {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        if rows.isEmpty { output?.didFailToLoad("No list.") }
        output?.didLoad(rows)
      }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        if rows.isEmpty {
          output?.didFailToLoad("No list.")
          return
        }
        output?.didLoad(rows)
      }
    }
  }
}

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
