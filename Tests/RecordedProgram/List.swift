import Dispatch
import TraceRecording

// A small app: a list, and a detail screen that leaks.

protocol ListViewProtocol: AnyObject {
  func show(_ rows: [String])
}

protocol ListPresenterProtocol: AnyObject {
  func load()
  func choose(_ row: Int)
}

protocol ListInteractorOutput: AnyObject {
  func didLoad(_ rows: [String])
}

@Role(.view) final class ListView: ListViewProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var presenter: ListPresenterProtocol!

  func viewDidLoad() { presenter.load() }
  func tableView(_ table: String, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ table: String, didSelectRowAt row: Int) { presenter.choose(row) }
  func show(_ rows: [String]) { if rows.isEmpty { presenter.load() } }
}

@Role(.presenter)
final class ListPresenter: ListPresenterProtocol, ListInteractorOutput {
  weak var view: ListViewProtocol?
  let interactor = ListInteractor()
  let router = ListRouter()

  func load() { interactor.load() }
  func choose(_ row: Int) { router.openDetail(of: row) }
  func didLoad(_ rows: [String]) { view?.show(rows) }
}

@Role(.interactor) final class ListInteractor: @unchecked Sendable {
  weak var output: ListInteractorOutput?
  let queue = DispatchQueue(label: "list")

  func load() { queue.async { [weak self] in self?.output?.didLoad(["A", "B"]) } }
}

@Role(.router) final class ListRouter {
  func openDetail(of row: Int) { DetailPresenter().start(DetailView()) }
}

protocol DetailPresenterProtocol: AnyObject {}

@Role(.view) final class DetailView {
  var presenter: DetailPresenterProtocol?
}

@Role(.presenter, checks: .off) final class DetailPresenter: DetailPresenterProtocol {
  private var view: DetailView?

  func start(_ view: DetailView) {
    self.view = view
    view.presenter = self
  }
}

@MainActor @Role(.presenter) final class NewsPresenter {
  private let store = NewsStore()
  private var news: [String] = []

  func load() async { news = await store.news() }
}

@Role(.store) final class NewsStore: Sendable {
  @concurrent func news() async -> [String] { ["A"] }
}

/// The list with the calls of UIKit and of a finger.
struct List {
  private let view = ListView()
  private let presenter = ListPresenter()

  func use() {
    view.presenter = presenter
    presenter.view = view
    presenter.interactor.output = presenter
    presenter.interactor.queue.suspend()
    view.viewDidLoad()
    presenter.interactor.queue.resume()
    presenter.interactor.queue.sync {}
    _ = view.tableView("table", numberOfRowsInSection: 0)
    view.tableView("table", didSelectRowAt: 1)
  }

  /// Makes the View crash: it asks for rows, and its Presenter is nil.
  func crash() {
    view.presenter = nil
    presenter.didLoad([])
  }
}
