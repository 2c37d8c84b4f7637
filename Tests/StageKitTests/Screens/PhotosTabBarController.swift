import StageKit

struct Photo: Equatable {
  let name: String
  let place: String
  var isFavorite = false
}

final class PhotosTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink

    let photos = PhotosViewController()
    photos.tabBarItem = UITabBarItem(
      title: "Photos",
      image: UIImage(systemName: "photo"),
      selectedImage: UIImage(systemName: "photo.fill")
    )
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(
      title: "Settings",
      image: UIImage(systemName: "gear"),
      tag: 1
    )
    viewControllers = [photos, settings].map { UINavigationController(rootViewController: $0) }
    selectedIndex = 0
  }
}

final class PhotosViewController: UIViewController {
  private var photos = [
    Photo(name: "harbour", place: "Lisbon"),
    Photo(name: "bridge", place: "Porto"),
    Photo(name: "market", place: ""),
  ]

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 1
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    return collectionView
  }()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Library"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension PhotosViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier,
        for: indexPath
      ) as? PhotoCell
    else { return UICollectionViewCell() }
    cell.configure(with: photos[indexPath.item])
    return cell
  }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 16) / 3
    return CGSize(width: side, height: side)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let page = PhotoViewController(photos: photos, index: indexPath.item)
    page.hidesBottomBarWhenPushed = true
    page.didToggleFavorite = { [weak self] index in
      self?.photos[index].isFavorite.toggle()
      self?.collectionView.reloadItems(at: [IndexPath(item: index, section: 0)])
    }
    navigationController?.pushViewController(page, animated: true)
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"

  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }

  func configure(with photo: Photo) {
    imageView.image = UIImage(named: photo.name)
    guard !photo.place.isEmpty else { return }
    accessibilityLabel = photo.isFavorite ? "\(photo.place), favourite" : photo.place
  }
}
