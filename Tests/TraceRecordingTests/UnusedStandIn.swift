import TraceRecording

// A screen whose Presenter does with its references what a stand-in cannot stand, and what it can.

@Traced protocol GateViewProtocol: AnyObject {
  func show(_ text: String)
}

@Traced protocol GatePresenterProtocol: AnyObject {
  func castInExtension()
  func castByDefault()
  func keepWeakly()
  func captureWeakly()
  func load()
  func bound(_ isReady: Bool)
  func returned(_ isReady: Bool)
  func left(_ isReady: Bool)
  func routed()
  func passedOn()
  func compared()
  func later()
  func keptStrongly()
  func asked()
  func castWithRole()
  func lookedWithRole(_ isReady: Bool)
  func refused()
}

@Traced protocol GateRouterProtocol: AnyObject {
  func close(_ view: GateViewProtocol)
}

@Traced protocol GateListProtocol: GateViewProtocol {
  func list()
}

extension GateViewProtocol {
  /// No requirement: in it `self` is the stand-in.
  func flash() { (self as? GateView)?.flashes += 1 }
}

@Role(.view) final class GateView: GateListProtocol {
  var presenter: GatePresenterProtocol?
  var flashes = 0
  func show(_ text: String) {}
  func list() {}
}

final class GateRouter: GateRouterProtocol {
  func close(_ view: GateViewProtocol) {}
}

/// Somebody without a role.
final class GateHelper {
  weak var view: GateViewProtocol?
  var kept: GateViewProtocol?
}

@Role(.presenter) class GateBasePresenter: GatePresenterProtocol {
  weak var view: GateViewProtocol?
  weak var other: GateViewProtocol?
  var router: GateRouterProtocol?
  @Unseen let helper = GateHelper()
  @Unseen private(set) var work: [() -> Void] = []

  func castByDefault() { view?.flash() }
  func keepWeakly() { helper.view = view }
  func captureWeakly() { work.append { [weak view] in view?.show("later") } }
  func load() { view?.show("loaded") }

  func bound(_ isReady: Bool) {
    if let view, isReady { view.show("bound") }
  }

  func returned(_ isReady: Bool) {
    guard let view else { return }
    guard isReady else { return }
    view.show("ready")
  }

  func left(_ isReady: Bool) {
    if view == nil { return }
    view?.show("here")
  }

  func routed() {
    guard let view else { return }
    router?.close(view)
  }

  func passedOn() { other = view }
  func compared() { work.append { [self] in _ = view === other } }

  func later() {
    let view = view
    work.append { view?.show("later") }
  }

  func keptStrongly() { helper.kept = view }
  func runWork() { work.forEach { $0() } }
}

extension GateBasePresenter {
  func castInExtension() { (view as? GateView)?.flashes += 1 }

  func asked() {
    if view === other { router?.close(GateView()) }
  }
}

@Role extension GateBasePresenter {
  func castWithRole() { (view as? GateView)?.flashes += 1 }
  func lookedWithRole(_ isReady: Bool) {
    guard let view, isReady else { return }
    view.show("ready")
  }
  func refused() {
    do { view?.show(try words()) } catch { router?.close(GateView()) }
  }
  private func words() throws -> String { throw GateError() }
}

struct GateError: Error {}

/// A subclass that holds its View under another name.
final class GatePresenter: GateBasePresenter {
  override func load() {
    super.load()
    (view as? GateListProtocol)?.list()
  }
}
