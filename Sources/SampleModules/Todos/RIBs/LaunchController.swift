import Stage

/// Shows the root of the tree of RIBs, and loads it at launch: the work of a LaunchRouter and of the AppDelegate.
final class LaunchController: NavigationController {
  private let router: any ViewableRouting

  init(router: any ViewableRouting) {
    self.router = router
    super.init()
    pushViewController(router.viewControllable.viewController, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    router.load()
  }
}
