import Stage

/// A screen that is a collection, and its own data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let list: UICollectionView

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  public var collectionView: UICollectionView! { list }

  /// The layout of the collection, whose figures have no effect.
  public var collectionViewLayout: UICollectionViewLayout { list.collectionViewLayout }

  /// Makes a screen with an empty collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    fill()
  }

  /// Makes a screen with an empty collection, with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    list = UICollectionView(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    fill()
  }

  /// Makes a screen with an empty collection; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    list = UICollectionView(frame: .zero)
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    list.dataSource = self
    list.delegate = self
  }

  /// Puts the collection on the screen.
  open override func loadView() {
    view = UIView()
    view.addSubview(list)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
}
