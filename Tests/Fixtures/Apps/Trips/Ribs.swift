/// A piece of business that has a screen.
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

/// A node of the tree of routers.
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
