import StageKit

/// A photo with gestures, and its details in a sheet.
final class PhotoViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var didToggleFavorite: ((Int) -> Void)?

  private let photos: [Photo]
  private var index: Int
  private let imageView = UIImageView()
  private let captionLabel = UILabel()

  init(photos: [Photo], index: Int) {
    self.photos = photos
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.isUserInteractionEnabled = true
    imageView.accessibilityLabel = "Photo"
    imageView.accessibilityTraits = .image
    view.addSubview(imageView)
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.textColor = .secondaryLabel
    view.addSubview(captionLabel)
    addGestures()
    showPhoto()
  }

  private func addGestures() {
    let tap = UITapGestureRecognizer(
      primaryAction: UIAction { [weak self] _ in self?.showDetails() }
    )
    let doubleTap = UITapGestureRecognizer(
      primaryAction: UIAction { [weak self] _ in self?.toggleFavorite() }
    )
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    imageView.addGestureRecognizer(tap)
    imageView.addGestureRecognizer(doubleTap)

    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        primaryAction: UIAction { [weak self] action in
          (action.sender as? UISwipeGestureRecognizer).map { self?.didSwipe($0) }
        }
      )
      swipe.direction = direction
      imageView.addGestureRecognizer(swipe)
    }

    let longPress = UILongPressGestureRecognizer(
      primaryAction: UIAction { [weak self] action in
        (action.sender as? UILongPressGestureRecognizer).map { self?.didLongPress($0) }
      }
    )
    longPress.minimumPressDuration = 0.8
    imageView.addGestureRecognizer(longPress)
  }

  private func showPhoto() {
    title = "\(index + 1) of \(photos.count)"
    imageView.image = UIImage(named: photos[index].name)
    captionLabel.text = photos[index].place
  }

  private func toggleFavorite() { didToggleFavorite?(index) }

  private func didSwipe(_ recognizer: UISwipeGestureRecognizer) {
    switch recognizer.direction {
    case .left: index = min(index + 1, photos.count - 1)
    case .right: index = max(index - 1, 0)
    default: return
    }
    showPhoto()
  }

  private func didLongPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    let menu = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    menu.addAction(
      UIAlertAction(title: "Details", style: .default) { [weak self] _ in self?.showDetails() }
    )
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }

  private func showDetails() {
    let details = UINavigationController(
      rootViewController: PhotoDetailsViewController(photo: photos[index])
    )
    details.modalPresentationStyle = .pageSheet
    if let sheet = details.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.selectedDetentIdentifier = .medium
    }
    details.presentationController?.delegate = self
    present(details, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    captionLabel.text = "Details were swiped away"
  }
}

final class PhotoDetailsViewController: UIViewController {
  private let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Details"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    for text in [photo.name, photo.place] {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
    }
    view = stack
  }
}
