import Stage

/// The interface of a View for Routers, which move it and know nothing of its class.
protocol ViewControllable: AnyObject {
  var viewController: ViewController { get }
}

extension ViewControllable where Self: ViewController {
  var viewController: ViewController { self }
}
