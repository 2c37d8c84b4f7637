import TraceRecording

// A View that a closure in its ViewModel retains.

@Role(.view) final class ClockView {
  private let viewModel: ClockViewModel
  private var text = ""

  init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }

  func viewDidLoad() {
    if Repair.breaks("strong-closure") {
      viewModel.onChange = { text in self.show(text) }
    } else {
      viewModel.onChange = { [weak self] text in self?.show(text) }
    }
    viewModel.start()
  }

  private func show(_ text: String) { self.text = text }
}

@Role(.viewModel) final class ClockViewModel {
  @Seam var onChange: ((String) -> Void)?

  func start() { onChange?("12:00") }
}

// A Router whose weak reference is the only one to the picker that it makes.

@Role(.router) final class PhotoRouter {
  private weak var picker: PickerPresenter?
  private var heldPicker: PickerPresenter?

  func preparePicker() {
    let presenter = PickerPresenter()
    if !Repair.breaks("released-early") { heldPicker = presenter }
    picker = presenter
  }

  func showPicker() { picker?.present() }
}

@Role(.presenter) final class PickerPresenter {
  func present() {}
}

// A Coordinator that keeps the child whose screen was left.

@Role(.coordinator) final class ShopCoordinator {
  private let navigation: Navigation
  private var childCoordinators: [CartCoordinator] = []

  init(_ navigation: Navigation) { self.navigation = navigation }

  func openCart() {
    let cart = CartCoordinator(self)
    childCoordinators.append(cart)
    cart.start(in: navigation)
  }

  func cartDidFinish(_ child: CartCoordinator) {
    if !Repair.breaks("child-kept") { childCoordinators.removeAll { $0 === child } }
  }
}

@Role(.coordinator) final class CartCoordinator {
  private weak var parent: ShopCoordinator?

  init(_ parent: ShopCoordinator) { self.parent = parent }

  func start(in navigation: Navigation) { navigation.push(CartView(self)) }
  func cartDidLeave() { parent?.cartDidFinish(self) }
}

@Role(.view) final class CartView {
  private weak var coordinator: CartCoordinator?

  init(_ coordinator: CartCoordinator) { self.coordinator = coordinator }

  func viewDidDisappear() { coordinator?.cartDidLeave() }
}

/// The navigation of the app, which is no participant.
final class Navigation {
  private var screens: [CartView] = []
  var top: CartView? { screens.last }

  func push(_ screen: CartView) { screens.append(screen) }
  func pop() { screens.removeLast().viewDidDisappear() }
}
