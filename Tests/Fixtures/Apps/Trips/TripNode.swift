import FixtureKit
import TraceRecording

protocol TripListener: AnyObject {
  func tripDidCancel(_ name: String)
}

protocol TripPresentable: AnyObject {
  func show(_ name: String)
}

protocol TripRouting: Routing {
  var controller: TripViewController { get }
  func close()
}

protocol TripBuildable: AnyObject {
  func build(_ name: String, listener: any TripListener) -> any TripRouting
}

/// Makes the node; no part of the conversation.
final class TripBuilder: TripBuildable {
  func build(_ name: String, listener: any TripListener) -> any TripRouting {
    let screen = TripViewController()
    let interactor = TripInteractor(name, presenter: screen, listener: listener)
    screen.cancelled = { [weak interactor] in interactor?.cancel() }
    return TripRouter(interactor: interactor, screen: screen)
  }
}

@Role(.view) final class TripViewController: ViewController, TripPresentable {
  @Unseen var cancelled: (() -> Void)?

  func pressCancel() { cancelled?() }
  func show(_ name: String) { journal.shows("trip to \(name)") }
}

@Role(.interactor)
final class TripInteractor: PresentableInteractor<any TripPresentable> {
  private let name: String
  @Seam private weak var listener: TripListener?

  init(_ name: String, presenter: any TripPresentable, listener: any TripListener) {
    self.name = name
    self.listener = listener
    super.init(presenter: presenter)
  }

  override func didBecomeActive() { presenter.show(name) }
  func cancel() { listener?.tripDidCancel(name) }
}

@Role(.router)
final class TripRouter: ViewableRouter<TripInteractor, TripViewController>, TripRouting {
  var controller: TripViewController { screen }

  override func load() { interactor.didBecomeActive() }
  func close() {}
}

class PresentableInteractor<Presenter> {
  let presenter: Presenter
  private(set) var isActive = false

  init(presenter: Presenter) { self.presenter = presenter }

  func activate() {
    isActive = true
    didBecomeActive()
  }

  func didBecomeActive() {}
}

/// What of a router its parent knows.
protocol Routing: AnyObject {
  func load()
}

class ViewableRouter<Interactor, Screen>: Routing {
  let interactor: Interactor
  let screen: Screen
  private(set) var children: [any Routing] = []

  init(interactor: Interactor, screen: Screen) {
    self.interactor = interactor
    self.screen = screen
  }

  func load() {}

  func attachChild(_ child: any Routing) {
    children.append(child)
    child.load()
  }

  func detachChild(_ child: any Routing) { children.removeAll { $0 === child } }
}
