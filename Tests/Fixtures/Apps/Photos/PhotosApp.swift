import FixtureKit

/// The app around the scene, and what its user does.
enum PhotosApp {
  static let fixture = Fixture("Photos") { user in
    let window = Window()
    window.screens = [scene()]
    let screen = window.screens.first as? PhotosViewController
    user.does("open", on: screen) { screen?.viewDidLoad() }
    user.does("tap 2", on: screen) { screen?.tapRow(1) }
    user.does("press missing", on: screen) { screen?.pressMissing() }
    window.screens = []
  }

  private static func scene() -> PhotosViewController {
    let controller = PhotosViewController()
    let interactor = PhotosInteractor()
    let presenter = PhotosPresenter()
    let router = PhotosRouter()
    controller.interactor = interactor
    controller.router = router
    interactor.presenter = presenter
    interactor.worker = PhotosWorker()
    presenter.viewController = controller
    router.viewController = controller
    router.dataStore = interactor
    return controller
  }
}
