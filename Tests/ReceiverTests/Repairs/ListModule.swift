import TraceRecording

// The screen of a list in VIPER; a case replaces one of its classes.

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

  func open() { interactor?.load() }
  func didLoad(_ rows: [String]) { view?.show(rows) }
  func didFailToLoad(_ text: String) { view?.showError(text) }
}

@Role(.interactor) final class ListInteractor: ListInput {
  weak var output: ListOutput?
  private let rows: [String]

  init(_ rows: [String] = ["Milk"]) { self.rows = rows }

  func load() { output?.didLoad(rows) }
}

enum ListModule {
  /// Sets the references of a module; returns its View.
  @discardableResult
  static func assemble(
    _ view: any ListScreen,
    _ presenter: any ListPresenterProtocol,
    _ interactor: any ListInput
  ) -> any ListScreen {
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.output = presenter
    return view
  }

  /// Records that a module is made and its screen opened; returns the View, which the app holds.
  static func open(
    view: @autoclosure () -> any ListScreen = ListView(),
    presenter: @autoclosure () -> any ListPresenterProtocol = ListPresenter(),
    interactor: @autoclosure () -> any ListInput = ListInteractor(),
    in recorder: Recorder
  ) -> any ListScreen {
    recorder.play({ assemble(view(), presenter(), interactor()) }, ("open", { $0.viewDidLoad() }))
  }
}
