import Stage

/// Shows the root of the tree of RIBs, and loads it at launch.
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
