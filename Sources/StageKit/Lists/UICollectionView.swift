import Stage

/// A list of items, with UIKit's data source and delegate.
///
/// The stage draws an item as a row, wherever the layout puts it: `tap 1` selects the first one.
open class UICollectionView: UIScrollView {
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private let table = TableView()
  private lazy var items = CollectionItems(of: self)
  private lazy var taps = CollectionTaps(of: self)

  /// The layout, whose figures have no effect.
  public var collectionViewLayout: UICollectionViewLayout
  /// The object that has the items.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { table.dataSource = dataSource == nil ? nil : items }
  }
  /// The object that is told of taps.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { table.delegate = delegate == nil ? nil : taps }
  }
  /// What pulling the list down does.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// What lies behind the items, such as a text where there are none; drawn above them.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// Whether a tap selects an item; the delegate is told in any case.
  public var allowsSelection = true
  /// Whether several items can be selected; has no effect.
  public var allowsMultipleSelection = false

  /// Makes a list without items; its frame has no effect.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    draw()
  }

  /// Makes a list without items, with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    draw()
  }

  /// Makes a list without items, with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func draw() {
    table.calls = .collection
    faces = [backgroundView, table].compactMap(\.self)
  }

  /// Draws all items again, once the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Registers the class of the cells of an identifier; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Returns a cell of the class that was registered, or an empty one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] ?? UICollectionViewCell.self).init(registeredFor: identifier)
  }
}
