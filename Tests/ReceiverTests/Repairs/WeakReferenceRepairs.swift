import TraceRecording

/// A Presenter that retains the View by which it is retained.
enum StrongViewRepair {
  static let repair = Repair(
    "strong-view",
    "weak var view: ListViewProtocol? in ListPresenter; ListViewProtocol needs AnyObject",
    delivers: "show"
  ) {
    ListModule.open(
      presenter: Repair.isDone ? Repaired.ListPresenter() : Broken.ListPresenter(),
      in: $0
    )
  }

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

/// An Interactor that retains the Presenter to which it answers.
enum StrongOutputRepair {
  static let repair = Repair(
    "strong-output",
    "weak var output: ListOutput? in ListInteractor; ListOutput needs AnyObject",
    delivers: "show"
  ) {
    ListModule.open(
      interactor: Repair.isDone ? Repaired.ListInteractor() : Broken.ListInteractor(),
      in: $0
    )
  }

  enum Broken {
    @Role(.interactor, checks: .off) final class ListInteractor: ListInput {
      var output: ListOutput?

      func load() { output?.didLoad(["Milk"]) }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?

      func load() { output?.didLoad(["Milk"]) }
    }
  }
}

/// A Presenter that a closure may retain longer than its View lives.
enum UnownedViewRepair {
  static let repair = Repair(
    "unowned-view",
    "weak var view: PageViewProtocol? in PagePresenter",
    delivers: "show"
  ) { recorder in
    func assemble() -> PageView {
      let (view, repository) = (PageView(), PageRepository())
      view.presenter =
        Repair.isDone
        ? Repaired.PagePresenter(view, repository) : Broken.PagePresenter(view, repository)
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }))
  }

  enum Broken {
    @Role(.presenter) final class PagePresenter: PagePresenterProtocol {
      unowned var view: PageViewProtocol
      private let repository: PageRepository

      init(_ view: PageViewProtocol, _ repository: PageRepository) {
        self.view = view
        self.repository = repository
      }

      func open() {
        repository.fetch { [weak self] text in self?.view.show(text) }
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class PagePresenter: PagePresenterProtocol {
      weak var view: PageViewProtocol?
      private let repository: PageRepository

      init(_ view: PageViewProtocol, _ repository: PageRepository) {
        self.view = view
        self.repository = repository
      }

      func open() {
        repository.fetch { [weak self] text in self?.view?.show(text) }
      }
    }
  }

  protocol PageViewProtocol: AnyObject { func show(_ text: String) }
  protocol PagePresenterProtocol: AnyObject { func open() }

  @Role(.view) final class PageView: PageViewProtocol {
    var presenter: PagePresenterProtocol?

    func viewDidLoad() { presenter?.open() }
    func show(_ text: String) {}
  }

  @Role(.repository) final class PageRepository {
    func fetch(then done: @escaping (String) -> Void) { done("Page 1") }
  }
}
