import TraceRecording

/// A Coordinator that keeps the child whose screen was left.
enum ChildKeptRepair {
  static let repair = Repair(
    "child-kept",
    "let go of it in childCoordinators when its screen is left",
    delivers: "cartDidFinish",
    broken: { play({ Broken.ShopCoordinator($0) }, in: $0) },
    repaired: { play({ Repaired.ShopCoordinator($0) }, in: $0) }
  )

  enum Broken {
    @Role(.coordinator) final class ShopCoordinator: ShopCoordinatorProtocol {
      private let navigation: Navigation
      private var childCoordinators: [CartCoordinator] = []

      init(_ navigation: Navigation) { self.navigation = navigation }

      func openCart() {
        let cart = CartCoordinator(navigation)
        cart.parent = self
        childCoordinators.append(cart)
        cart.start()
      }
      func cartDidFinish(_ child: CartCoordinator) {}
    }
  }

  enum Repaired {
    @Role(.coordinator) final class ShopCoordinator: ShopCoordinatorProtocol {
      private let navigation: Navigation
      private var childCoordinators: [CartCoordinator] = []

      init(_ navigation: Navigation) { self.navigation = navigation }

      func openCart() {
        let cart = CartCoordinator(navigation)
        cart.parent = self
        childCoordinators.append(cart)
        cart.start()
      }
      func cartDidFinish(_ child: CartCoordinator) {
        childCoordinators.removeAll { $0 === child }
      }
    }
  }

  protocol CartCoordinatorDelegate: AnyObject { func cartDidFinish(_ child: CartCoordinator) }
  protocol ShopCoordinatorProtocol: CartCoordinatorDelegate { func openCart() }

  @Role(.coordinator) final class CartCoordinator {
    weak var parent: CartCoordinatorDelegate?
    private let navigation: Navigation

    init(_ navigation: Navigation) { self.navigation = navigation }

    func start() {
      let view = CartView()
      view.coordinator = self
      navigation.push(view)
    }
    func cartDidLeave() { parent?.cartDidFinish(self) }
  }

  @Role(.view) final class CartView {
    weak var coordinator: CartCoordinator?

    func viewDidDisappear() { coordinator?.cartDidLeave() }
  }

  /// The navigation of the app, which is no participant.
  final class Navigation {
    private var screens: [CartView] = []
    var top: CartView? { screens.last }

    func push(_ screen: CartView) { screens.append(screen) }
    func pop() { screens.removeLast().viewDidDisappear() }
  }

  private static func play(
    _ make: (Navigation) -> any ShopCoordinatorProtocol,
    in recorder: Recorder
  ) -> Any {
    let navigation = Navigation()
    let shop = recorder.recording { make(navigation) }
    recorder.recording {
      recorder.action("start", to: shop) { shop.openCart() }
      recorder.recordObjectGraph()
      recorder.action("back", to: navigation.top) { navigation.pop() }
    }
    return (shop, navigation)
  }
}
