import TraceRecording

// A module that sends the same message many times.

struct Row {
  let title: String
  let price: Int

  static let ten = (1...10).map { Row(title: "The product of number \($0)", price: $0) }
}

protocol ListViewProtocol: AnyObject {
  func refresh()
  func select(_ index: Int)
  func show(_ rows: [Row])
}

protocol ListInteractorProtocol: AnyObject {
  func refresh()
  func select(_ index: Int)
  func save(_ rows: [Row])
  func count() -> Int
  func fetch(_ rows: [Row]) async
  func sum(_ rows: [Row]) async -> Int
  func wait(_ rows: [Row]) async throws
}

@Role(.view) final class ListView: ListViewProtocol {
  private var seen = 0

  func refresh() { seen &+= 1 }
  func select(_ index: Int) { seen &+= index }
  func show(_ rows: [Row]) { seen &+= rows.count }
}

@Role(.interactor) final class ListInteractor: ListInteractorProtocol {
  private var saved = 0

  func refresh() { saved &+= 1 }
  func select(_ index: Int) { saved &+= index }
  func save(_ rows: [Row]) { saved &+= rows.count }
  func count() -> Int { saved }
  func fetch(_ rows: [Row]) async { saved &+= rows.count }
  func sum(_ rows: [Row]) async -> Int { saved &+= rows.count; return saved }
  func wait(_ rows: [Row]) async throws { saved &+= rows.count }
}

/// A presenter whose sent messages can be recorded, while its own methods are not.
@Role(.presenter) final class ListPresenter {
  var interactor: (any ListInteractorProtocol)?
  weak var view: (any ListViewProtocol)?
  private let rows = Row.ten

  @Unseen func refreshInteractor(times: Int) { for _ in 0..<times { interactor?.refresh() } }
  @Unseen func refreshView(times: Int) { for _ in 0..<times { view?.refresh() } }
  @Unseen func selectInInteractor(times: Int) {
    for index in 0..<times { interactor?.select(index) }
  }
  @Unseen func selectInView(times: Int) { for index in 0..<times { view?.select(index) } }
  @Unseen func save(times: Int) { for _ in 0..<times { interactor?.save(rows) } }
  @Unseen func show(times: Int) { for _ in 0..<times { view?.show(rows) } }
  @Unseen func count(times: Int) { for _ in 0..<times { _ = interactor?.count() } }
  @Unseen func sum(times: Int) async { for _ in 0..<times { _ = await interactor?.sum(rows) } }
  @Unseen func wait(times: Int) async { for _ in 0..<times { try? await interactor?.wait(rows) } }
  @Unseen func fetch(times: Int) async { for _ in 0..<times { await interactor?.fetch(rows) } }
}

/// A view without a role, to measure calls that cannot be recorded.
final class PlainView: ListViewProtocol {
  private var seen = 0

  func refresh() { seen &+= 1 }
  func select(_ index: Int) { seen &+= index }
  func show(_ rows: [Row]) { seen &+= rows.count }
}

final class PlainInteractor: ListInteractorProtocol {
  private var saved = 0

  func refresh() { saved &+= 1 }
  func select(_ index: Int) { saved &+= index }
  func save(_ rows: [Row]) { saved &+= rows.count }
  func count() -> Int { saved }
  func fetch(_ rows: [Row]) async { saved &+= rows.count }
  func sum(_ rows: [Row]) async -> Int { saved &+= rows.count; return saved }
  func wait(_ rows: [Row]) async throws { saved &+= rows.count }
}

final class PlainPresenter {
  var interactor: (any ListInteractorProtocol)?
  weak var view: (any ListViewProtocol)?
  private let rows = Row.ten

  func save(times: Int) { for _ in 0..<times { interactor?.save(rows) } }
  func show(times: Int) { for _ in 0..<times { view?.show(rows) } }
  func sum(times: Int) async { for _ in 0..<times { _ = await interactor?.sum(rows) } }
  func fetch(times: Int) async { for _ in 0..<times { await interactor?.fetch(rows) } }
}

/// The wired objects of the module; only one thread may use them at a time.
struct ListModule: @unchecked Sendable {
  let presenter = ListPresenter()
  let plain = PlainPresenter()
  private let view = ListView()
  private let plainView = PlainView()

  init() {
    (presenter.interactor, presenter.view) = (ListInteractor(), view)
    (plain.interactor, plain.view) = (PlainInteractor(), plainView)
  }
}
