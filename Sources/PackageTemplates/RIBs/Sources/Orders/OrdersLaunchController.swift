import Stage

/// Shows the root of the tree of RIBs, and loads the root at launch.
final class OrdersLaunchController: NavigationController {
  private let router: OrdersRouter

  init(router: OrdersRouter) {
    self.router = router
    super.init()
    pushViewController(router.rootViewController, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    router.load()
  }
}
