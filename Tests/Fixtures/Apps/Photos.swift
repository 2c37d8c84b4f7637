import FixtureKit
import TraceRecording

// Clean Swift: a circle of one way, in which protocols are named for the logic behind them.

protocol PhotosBusinessLogic: AnyObject {
  func fetchPhotos(_ request: PhotosRequest)
  func select(_ index: Int)
}

protocol PhotosPresentationLogic: AnyObject {
  func present(_ names: [String])
  func presentSelection()
}

protocol PhotosDisplayLogic: AnyObject {
  func display(_ text: String)
  func displaySelection()
}

protocol PhotosWorkerProtocol: AnyObject {
  func fetch(_ album: String, completion: (Result<[String], PhotosError>) -> Void)
}

protocol PhotosRoutingLogic: AnyObject {
  func routeToPhoto()
}

protocol PhotosDataStore: AnyObject {
  var selected: String? { get }
}

protocol PhotosDataPassing: AnyObject {
  var dataStore: PhotosDataStore? { get }
}

struct PhotosRequest {
  let album: String
}

enum PhotosError: Error {
  case noAlbum
}

@Role(.view, checks: .off) final class PhotosViewController: ViewController {
  @Seam var interactor: PhotosBusinessLogic?
  @Unseen var router: (any PhotosRoutingLogic & PhotosDataPassing)?

  override func viewDidLoad() { interactor?.fetchPhotos(PhotosRequest(album: "sea")) }
  func pressMissing() { interactor?.fetchPhotos(PhotosRequest(album: "none")) }
  func tapRow(_ index: Int) { interactor?.select(index) }
}

@Role extension PhotosViewController: PhotosDisplayLogic {
  func display(_ text: String) { journal.shows(text) }
  func displaySelection() { router?.routeToPhoto() }
}

@Role(.interactor, checks: .off)
final class PhotosInteractor: PhotosBusinessLogic, PhotosDataStore {
  @Seam var presenter: PhotosPresentationLogic?
  var worker: PhotosWorkerProtocol?
  @Unseen private(set) var selected: String?
  private var names: [String] = []

  func fetchPhotos(_ request: PhotosRequest) {
    worker?.fetch(request.album) { result in
      journal.called(self, "completion(_:)")
      names = (try? result.get()) ?? []
      presenter?.present(names)
    }
  }

  func select(_ index: Int) {
    selected = names[index]
    presenter?.presentSelection()
  }
}

@Role("Worker", as: .repository) final class PhotosWorker: PhotosWorkerProtocol {
  func fetch(_ album: String, completion: (Result<[String], PhotosError>) -> Void) {
    completion(album == "sea" ? .success(["wave", "shell"]) : .failure(.noAlbum))
  }
}

@Role(.presenter, checks: .off) final class PhotosPresenter: PhotosPresentationLogic {
  @Seam weak var viewController: PhotosDisplayLogic?

  func present(_ names: [String]) {
    viewController?.display(names.isEmpty ? "no photos" : names.joined(separator: ", "))
  }

  func presentSelection() { viewController?.displaySelection() }
}

@Role(.router)
final class PhotosRouter: PhotosRoutingLogic, PhotosDataPassing {
  weak var viewController: PhotosViewController?
  weak var dataStore: PhotosDataStore?

  func routeToPhoto() {
    journal.says("the store is the Interactor", dataStore is PhotosInteractor)
    journal.says("the controller passes data", viewController?.router === self)
    if let dataStore { journal.called(dataStore, "selected") }
    journal.shows("photo \(dataStore?.selected ?? "")")
  }
}

enum PhotosApp {
  static let fixture = Fixture("Photos") {
    let window = Window()
    window.screens = [scene()]
    let screen = window.screens.first as? PhotosViewController
    screen?.viewDidLoad()
    screen?.tapRow(1)
    screen?.pressMissing()
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
