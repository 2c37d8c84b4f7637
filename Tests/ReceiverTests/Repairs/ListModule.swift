import TraceRecording

// The screen of a list in VIPER, where a repair may replace one of the classes. Its references and answers break the rule whose
// repair is played and not done.

protocol ListViewProtocol: AnyObject {
  func showLoading()
  func hideLoading()
  func show(_ rows: [String])
  func showError(_ text: String)
}

protocol ListScreen: ListViewProtocol {
  var presenter: ListPresenterProtocol? { get set }
  func viewDidLoad()
}

protocol ListPresenterProtocol: ListOutput {
  var view: ListViewProtocol? { get set }
  var interactor: ListInput? { get set }
  func open()
}

protocol ListInput: AnyObject {
  var output: ListOutput? { get set }
  func load()
}

protocol ListOutput: AnyObject {
  func didLoad(_ rows: [String])
  func didFailToLoad(_ text: String)
}

@Role(.view) final class ListView: ListScreen {
  var presenter: ListPresenterProtocol?

  func viewDidLoad() { presenter?.open() }
  func showLoading() {}
  func hideLoading() {}
  func show(_ rows: [String]) {}
  func showError(_ text: String) {}
}

@Role(.presenter) final class ListPresenter: ListPresenterProtocol {
  weak var view: ListViewProtocol?
  var interactor: ListInput?
  private let showsLoading: Bool

  init(showsLoading: Bool = false) { self.showsLoading = showsLoading }

  func open() {
    if showsLoading { view?.showLoading() }
    interactor?.load()
  }

  func didLoad(_ rows: [String]) {
    if Repair.breaks("endless-loading") { return }
    if showsLoading { view?.hideLoading() }
    view?.show(rows)
  }

  func didFailToLoad(_ text: String) {
    if !Repair.breaks("swallowed-failure") { view?.showError(text) }
  }
}

@Role(.interactor) final class ListInteractor: ListInput {
  weak var output: ListOutput?
  private let rows: [String]

  init(_ rows: [String] = ["Milk"]) { self.rows = rows }

  func load() {
    if rows.isEmpty {
      if Repair.breaks("no-reply") { return }
      output?.didFailToLoad("No list.")
      if !Repair.breaks("double-reply") { return }
    }
    output?.didLoad(rows)
  }
}

/// A View that refers to its Presenter weakly, as no other object refers to it strongly.
enum AllWeak {
  @Role(.view) final class ListView: ListScreen {
    weak var presenter: ListPresenterProtocol?

    func viewDidLoad() { presenter?.open() }
    func showLoading() {}
    func hideLoading() {}
    func show(_ rows: [String]) {}
    func showError(_ text: String) {}
  }
}

/// A Presenter that retains the View by which it is retained.
enum StrongView {
  @Role(.presenter, checks: .off) final class ListPresenter: ListPresenterProtocol {
    var view: ListViewProtocol?
    var interactor: ListInput?

    func open() { interactor?.load() }
    func didLoad(_ rows: [String]) { view?.show(rows) }
    func didFailToLoad(_ text: String) {}
  }
}

/// A Presenter that its Coordinator may retain longer than its View lives.
enum UnownedView {
  @Role(.presenter) final class ListPresenter: ListPresenterProtocol {
    unowned var view: ListViewProtocol?
    var interactor: ListInput?

    func open() { interactor?.load() }
    func didLoad(_ rows: [String]) { view?.show(rows) }
    func didFailToLoad(_ text: String) {}
  }
}

/// An Interactor that retains the Presenter to which it answers.
enum StrongOutput {
  @Role(.interactor, checks: .off) final class ListInteractor: ListInput {
    var output: ListOutput?

    func load() { output?.didLoad(["Milk"]) }
  }
}

@Role(.coordinator) final class ListCoordinator {
  let presenter: any ListPresenterProtocol

  init(_ presenter: any ListPresenterProtocol) { self.presenter = presenter }

  func start() { presenter.open() }
}

enum ListModule {
  /// Records that a module is made and its screen opened; returns the View, which the app holds.
  static func open(
    _ view: @autoclosure () -> any ListScreen = ListView(),
    presenter: @autoclosure () -> any ListPresenterProtocol = ListPresenter(),
    interactor: @autoclosure () -> any ListInput = ListInteractor(),
    in recorder: Recorder
  ) -> any ListScreen {
    func assemble() -> any ListScreen {
      let (view, presenter, interactor) = (view(), presenter(), interactor())
      view.presenter = presenter
      presenter.view = view
      if !Repair.breaks("nil-link") { presenter.interactor = interactor }
      interactor.output = presenter
      return view
    }
    return recorder.play(assemble, [("open", { $0.viewDidLoad() })])
  }
}
