import TraceRecording

// The same module, in which objects record their own calls.

@Role(.view, standIns: .off) final class ReceivingView: ListViewProtocol {
  private var seen = 0

  func refresh() { seen &+= 1 }
  func select(_ index: Int) { seen &+= index }
  func show(_ rows: [Row]) { seen &+= rows.count }
}

@Role(.interactor, standIns: .off) final class ReceivingInteractor: ListInteractorProtocol {
  private var saved = 0

  func refresh() { saved &+= 1 }
  func select(_ index: Int) { saved &+= index }
  func save(_ rows: [Row]) { saved &+= rows.count }
  func count() -> Int { saved }
  func fetch(_ rows: [Row]) async { saved &+= rows.count }
}

/// A presenter whose references stay as they are.
@Role(.presenter, standIns: .off) final class ReceivingPresenter {
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
}

/// The objects of the module, wired, to be used by one thread at a time.
struct ReceiverModule: @unchecked Sendable {
  let presenter = ReceivingPresenter()
  private let view = ReceivingView()

  init() { (presenter.interactor, presenter.view) = (ReceivingInteractor(), view) }
}
