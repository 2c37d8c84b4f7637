import Stage

/// A screen that is a collection view, and its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let list: UICollectionView

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view.
  public var collectionView: UICollectionView! { list }

  /// The layout of the collection view, whose metrics have no effect.
  public var collectionViewLayout: UICollectionViewLayout { list.collectionViewLayout }

  /// Creates a screen with an empty collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    fill()
  }

  /// Creates a screen with an empty collection view and a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    list = UICollectionView(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    fill()
  }

  /// Creates a screen with an empty collection view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    list = UICollectionView(frame: .zero)
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    list.dataSource = self
    list.delegate = self
  }

  /// Creates a view that contains the collection view.
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
