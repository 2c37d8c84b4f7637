import Stage

/// A controller of a screen with a collection view; the controller is the data source and the delegate of this view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let list: UICollectionView

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view of the screen; never nil.
  public var collectionView: UICollectionView! { list }

  /// The layout of the collection view, whose metrics have no effect.
  public var collectionViewLayout: UICollectionViewLayout { list.collectionViewLayout }

  /// Creates a screen with an empty collection view; the layout has no effect on what is drawn.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    fill()
  }

  /// Creates a screen with an empty collection view and a flow layout; both arguments are ignored.
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

  /// Creates the controller's view, which contains the collection view.
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
