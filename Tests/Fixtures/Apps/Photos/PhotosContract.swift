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

/// What is asked for.
struct PhotosRequest {
  let album: String
}

/// What may go wrong.
enum PhotosError: Error {
  case noAlbum
}
