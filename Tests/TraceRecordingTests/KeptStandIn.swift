import TraceRecording

// A Presenter whose references are strong, so that each keeps its stand-in, and what it does with them in an extension
// that nobody has read.

@Traced protocol VaultInteractorProtocol {
  var count: Int { get }
  func store(_ number: Int)
  func load() async -> Int
  func attach(_ keeper: any VaultPresenterProtocol)
}

@Traced protocol VaultRouterProtocol {
  func open(_ number: Int)
  func hand(_ interactor: any VaultInteractorProtocol)
}

@Traced protocol VaultPresenterProtocol: AnyObject {
  func run()
  func runLater() async
  func look(_ isReady: Bool)
  func cast()
}

extension VaultInteractorProtocol {
  /// No requirement: in it `self` is the stand-in.
  func clear() { (self as? VaultInteractor)?.count = 0 }
}

@Role(.interactor) final class VaultInteractor: VaultInteractorProtocol {
  var count = 3
  weak var keeper: (any VaultPresenterProtocol)?
  func store(_ number: Int) { count += number }
  func load() async -> Int {
    await Task.yield()
    return count
  }
  func attach(_ keeper: any VaultPresenterProtocol) { self.keeper = keeper }
}

@Role(.router) final class VaultRouter: VaultRouterProtocol {
  var interactor: (any VaultInteractorProtocol)?
  func open(_ number: Int) {}
  func hand(_ interactor: any VaultInteractorProtocol) { self.interactor = interactor }
}

/// Somebody without a role.
final class VaultHelper {
  var kept: (any VaultInteractorProtocol)?
  weak var router: AnyObject?
}

@Role(.presenter) class VaultBasePresenter: VaultPresenterProtocol {
  var interactor: (any VaultInteractorProtocol)?
  var router: any VaultRouterProtocol
  @Unseen let helper = VaultHelper()
  @Unseen var body: (VaultBasePresenter) -> Void = { _ in }
  @Unseen var later: (VaultBasePresenter) async -> Void = { _ in }

  init(_ interactor: any VaultInteractorProtocol, _ router: any VaultRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func look(_ isReady: Bool) {
    guard let interactor, isReady else { return }
    interactor.store(1)
  }

  func cast() { interactor?.clear() }
}

extension VaultBasePresenter {
  func run() { body(self) }
  func runLater() async { await later(self) }
}

final class VaultPresenter: VaultBasePresenter {
  override func cast() {
    super.cast()
    (router as? VaultRouter)?.open(1)
  }
}

@Role(.view) final class VaultView {
  var presenter: (any VaultPresenterProtocol)?
}

extension VaultView {
  /// Called by the stage alone.
  func viewDidLoad() { (presenter as? VaultPresenter)?.run() }
}
