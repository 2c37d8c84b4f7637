import ProfileShared
import Stage
import TraceRecording

/// Makes the module and navigates to the page that edits the name.
@Role(.router)
final class ProfileRouter: ProfileWireframe {
  static func createModule(
    userId: Int,
    networkService: ProfileAPIProtocol,
    cacheService: ProfileCacheProtocol,
    mainQueue: Queue
  ) -> ViewController {
    let view = DashboardViewController()
    let presenter = ProfilePresenter(userId: userId)
    let interactor = ProfileInteractor(
      networkService: networkService,
      cacheService: cacheService,
      mainQueue: mainQueue
    )

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = ProfileRouter()
    interactor.presenter = presenter
    return view
  }

  func showEditName(_ name: String, from view: ProfileViewInput, output: EditNameModuleOutput) {
    guard let viewController = view as? ViewController else { return }
    let editName = EditNameRouter.createModule(name: name, output: output)
    viewController.navigationController?.pushViewController(editName, animated: true)
  }
}
