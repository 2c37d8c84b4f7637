import TraceRecording

/// A Presenter that closes its screen at each of two taps.
enum DoubleCloseRepair {
  static let repair = Repair(
    "double-close",
    "keep in FormPresenter that the screen is closing, and send it once",
    delivers: "close"
  ) { recorder in
    func assemble() -> FormView {
      let view = FormView()
      view.presenter = FormPresenter(FormRouter())
      return view
    }
    return recorder.play(assemble, ("tap", { $0.tapDone() }), ("tap", { $0.tapDone() }))
  }

  @Role(.view) final class FormView {
    var presenter: FormPresenter?

    func tapDone() { presenter?.didTapDone() }
  }

  @Role(.presenter) final class FormPresenter {
    private let router: FormRouter
    private var isClosing = false

    init(_ router: FormRouter) { self.router = router }

    func didTapDone() {
      if Repair.isDone && isClosing { return }
      isClosing = true
      router.close()
    }
  }

  @Role(.router) final class FormRouter {
    func close() {}
  }
}

/// A Presenter that closes its screen before it knows whether the change is kept.
enum EarlyCloseRepair {
  static let repair = Repair(
    "early-close",
    "send close in the answer to save in FormPresenter",
    delivers: "close"
  ) { recorder in
    let server = SlowServer()
    let (view, coordinator) = recorder.recording {
      let (view, coordinator) = (FormView(), FormCoordinator())
      let presenter = FormPresenter(FormRepository(server))
      view.presenter = presenter
      presenter.view = view
      presenter.coordinator = coordinator
      return (view, coordinator)
    }
    recorder.recording {
      recorder.action("save", to: view) { view.tapSave() }
      server.answer([])
    }
    return (view, coordinator)
  }

  protocol FormViewProtocol: AnyObject { func showError(_ text: String) }
  protocol FormCoordinatorProtocol: AnyObject { func close() }

  @Role(.view) final class FormView: FormViewProtocol {
    var presenter: FormPresenter?

    func tapSave() { presenter?.save() }
    func showError(_ text: String) {}
  }

  @Role(.presenter) final class FormPresenter {
    weak var view: FormViewProtocol?
    weak var coordinator: FormCoordinatorProtocol?
    private let repository: FormRepository

    init(_ repository: FormRepository) { self.repository = repository }

    func save() {
      repository.save("Milk") { [weak self] failure in self?.didSave(failure) }
      if !Repair.isDone { coordinator?.close() }
    }
    private func didSave(_ failure: String?) {
      if let failure { view?.showError(failure) } else if Repair.isDone { coordinator?.close() }
    }
  }

  @Role(.coordinator) final class FormCoordinator: FormCoordinatorProtocol {
    func close() {}
  }

  @Role(.repository) final class FormRepository {
    private let server: SlowServer

    init(_ server: SlowServer) { self.server = server }

    func save(_ text: String, then done: @escaping (String?) -> Void) {
      server.request { _ in done(nil) }
    }
  }
}

/// A Presenter that removes a row from the screen, and leaves it removed when the deletion fails.
enum FailedChangeRepair {
  static let repair = Repair(
    "failed-change",
    "take removeRow back in didFailToDelete of TodoPresenter",
    delivers: "insertRow"
  ) { recorder in
    func assemble() -> TodoView {
      let (view, interactor) = (TodoView(), TodoInteractor())
      let presenter = TodoPresenter(interactor)
      interactor.output = presenter
      presenter.view = view
      view.presenter = presenter
      return view
    }
    return recorder.play(assemble, ("swipe", { $0.swipe() }))
  }

  protocol TodoViewProtocol: AnyObject {
    func removeRow(at index: Int)
    func insertRow(_ row: String, at index: Int)
    func showError(_ text: String)
  }
  protocol TodoInteractorOutput: AnyObject {
    func didFailToDelete(_ text: String, at index: Int)
  }

  @Role(.view) final class TodoView: TodoViewProtocol {
    var presenter: TodoPresenter?

    func swipe() { presenter?.didSwipe(at: 0) }
    func removeRow(at index: Int) {}
    func insertRow(_ row: String, at index: Int) {}
    func showError(_ text: String) {}
  }

  @Role(.presenter) final class TodoPresenter: TodoInteractorOutput {
    weak var view: TodoViewProtocol?
    private let interactor: TodoInteractor

    init(_ interactor: TodoInteractor) { self.interactor = interactor }

    func didSwipe(at index: Int) {
      view?.removeRow(at: index)
      interactor.delete(at: index)
    }
    func didFailToDelete(_ text: String, at index: Int) {
      if Repair.isDone { view?.insertRow("Milk", at: index) }
      view?.showError(text)
    }
  }

  @Role(.interactor) final class TodoInteractor {
    weak var output: TodoInteractorOutput?

    func delete(at index: Int) { output?.didFailToDelete("Offline.", at: index) }
  }
}

/// A Coordinator that keeps the child whose screen was left.
enum ChildKeptRepair {
  static let repair = Repair(
    "child-kept",
    "let go of it in childCoordinators when its screen is left",
    delivers: "cartDidFinish"
  ) { recorder in
    let navigation = Navigation()
    let shop = recorder.recording { ShopCoordinator(navigation) }
    recorder.recording {
      recorder.action("start", to: shop) { shop.openCart() }
      recorder.recordObjectGraph()
      recorder.action("back", to: navigation.top) { navigation.pop() }
    }
    return (shop, navigation)
  }

  protocol CartCoordinatorDelegate: AnyObject { func cartDidFinish(_ child: CartCoordinator) }

  @Role(.coordinator) final class ShopCoordinator: CartCoordinatorDelegate {
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
      if Repair.isDone { childCoordinators.removeAll { $0 === child } }
    }
  }

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
}
