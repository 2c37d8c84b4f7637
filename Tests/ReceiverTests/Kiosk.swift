import TraceRecording

// A module whose objects record their own calls: no protocol has an attribute, and references lead in all directions.

protocol KioskViewProtocol: AnyObject {
  func show(_ items: [String])
  func hide()
}

extension KioskViewProtocol {
  /// The cast works only if `self` is the object itself.
  func title(_ text: String) { (self as? KioskWindow)?.text = text }
}

protocol KioskPresenterProtocol: AnyObject {
  func open()
  func close()
}

protocol KioskInteractorProtocol: AnyObject {
  func items() -> [String]
  func order(_ name: String) throws -> Int
  func fetch(_ count: Int, then done: @escaping ([String]) -> Void)
  func load() async -> [String]
}

class KioskWindow {
  var text = ""
  func redraw() { text += "." }
}

@Role(.view) final class KioskView: KioskWindow, KioskViewProtocol {
  var presenter: KioskPresenterProtocol?
  private(set) var shown: [[String]] = []

  func show(_ items: [String]) {
    shown.append(items)
    redraw()
  }
  func hide() { shown = [] }
  func press() { presenter?.open() }
  override func redraw() { super.redraw() }
}

@Role(.interactor) final class KioskInteractor: KioskInteractorProtocol {
  private var waiting: [() -> Void] = []

  func items() -> [String] { ["a", "b"] }
  func order(_ name: String) throws -> Int { name.count }
  func fetch(_ count: Int, then done: @escaping ([String]) -> Void) {
    if count == 0 { return done([]) }
    waiting.append { done([String](repeating: "x", count: count)) }
  }
  func load() async -> [String] {
    await Task.yield()
    return ["c"]
  }
  func deliver() {
    for work in waiting { work() }
    waiting = []
  }
}

@Role("Wireframe", as: .router) final class KioskWireframe {
  private let child: KioskWireframe?

  init(child: KioskWireframe? = nil) { self.child = child }

  func next() -> KioskWireframe? { child }
  func open() {}
  func route(_ view: any KioskViewProtocol) { view.hide() }
}

/// The objects of a module; they refer to each other, and `others` of the Presenter contains the View.
struct KioskModule {
  let view = KioskView()
  let presenter: KioskPresenter
  let interactor = KioskInteractor()

  init() {
    presenter = KioskPresenter(interactor)
    view.presenter = presenter
    presenter.view = view
    presenter.others = [view]
    presenter.timer.view = view
  }
}

/// A class without a role, which is no participant.
final class KioskTimer {
  weak var view: (any KioskViewProtocol)?

  func fire() { view?.hide() }
}

/// A View of a library, without a role.
final class KioskStranger: KioskViewProtocol {
  private(set) var hidings = 0

  func show(_ items: [String]) {}
  func hide() { hidings += 1 }
}

@Role(.presenter) class KioskPresenter: KioskPresenterProtocol {
  weak var view: KioskViewProtocol?
  var interactor: any KioskInteractorProtocol
  let wireframe = KioskWireframe(child: KioskWireframe())
  lazy var spare: any KioskInteractorProtocol = KioskInteractor()
  var others: [any KioskViewProtocol] = []
  let timer = KioskTimer()
  var way = Way.nested

  init(_ interactor: any KioskInteractorProtocol) { self.interactor = interactor }

  /// The ways in which the Presenter sends a message.
  enum Way: CaseIterable {
    case nested, chained, helped, extended, handed, bound, all, constant, late, timed, own
    case callback, copied, kept, looking
  }

  func close() {}
  func open() {
    switch way {
    case .nested: view?.show(interactor.items())
    case .chained: wireframe.next()?.open()
    case .helped: hide()
    case .extended: `extension`()
    case .handed: if let view { wireframe.route(view) }
    case .bound: bound()
    case .all: for other in others { other.hide() }
    case .constant: wireframe.open()
    case .late: _ = spare.items()
    case .timed: timer.fire()
    case .own: close()
    case .callback: interactor.fetch(0) { [weak self] in self?.view?.show($0) }
    case .copied: copied(0)
    case .kept: copied(1)
    case .looking: if view != nil { close() }
    }
  }

  private func hide() { view?.hide() }
  private func bound() {
    guard let view else { return }
    view.title("bound")
    view.show([])
    view.hide()
  }
  private func copied(_ count: Int) {
    let view = view
    interactor.fetch(count) { view?.show($0) }
  }
}

@Role extension KioskPresenter {
  func `extension`() { view?.hide() }
  func reload() async { view?.show(await interactor.load()) }
  /// A closure for a run loop, which calls it while no participant runs.
  var tick: () -> Void { { [weak self] in self?.view?.hide() } }
  /// A comparison with nil, and no message.
  var isShown: Bool { view != nil }
}
