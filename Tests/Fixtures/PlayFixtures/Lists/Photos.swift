extension MessageLists {
  static let photos = """
    PhotosViewController -> PhotosInteractor fetchPhotos(_:)
    PhotosInteractor -> PhotosWorker fetch(_:completion:)
    PhotosWorker -> PhotosInteractor completion(_:)
    PhotosInteractor -> PhotosPresenter present(_:)
    PhotosPresenter -> PhotosViewController display(_:)
    PhotosViewController -> PhotosInteractor select(_:)
    PhotosInteractor -> PhotosPresenter presentSelection()
    PhotosPresenter -> PhotosViewController displaySelection()
    PhotosViewController -> PhotosRouter routeToPhoto()
    PhotosRouter -> PhotosInteractor selected | a stored property that others read or set
    PhotosViewController -> PhotosInteractor fetchPhotos(_:)
    PhotosInteractor -> PhotosWorker fetch(_:completion:)
    PhotosWorker -> PhotosInteractor completion(_:)
    PhotosInteractor -> PhotosPresenter present(_:)
    PhotosPresenter -> PhotosViewController display(_:)
    """
}
