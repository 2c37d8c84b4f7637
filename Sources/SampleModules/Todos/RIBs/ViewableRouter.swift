/// The interface of a Router for the Router of its parent.
protocol ViewableRouting: AnyObject {
  var viewControllable: any ViewControllable { get }
  /// Activates the Interactor; called after the Router was attached.
  func load()
  /// Deactivates the Interactor; called before the Router is detached.
  func unload()
}

/// A node of the tree of RIBs: holds the Routers of its children, and so the children themselves.
class ViewableRouter: ViewableRouting {
  let viewControllable: any ViewControllable
  private(set) var children: [any ViewableRouting] = []

  init(viewControllable: any ViewControllable) {
    self.viewControllable = viewControllable
  }

  func load() {}

  func unload() {}

  final func attachChild(_ child: any ViewableRouting) {
    children.append(child)
    child.load()
  }

  final func detachChild(_ child: any ViewableRouting) {
    child.unload()
    children.removeAll { $0 === child }
  }
}
