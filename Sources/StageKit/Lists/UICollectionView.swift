import Stage

/// A list of items, with UIKit's data source and delegate.
///
/// The stage draws each item as a row, whatever the layout: `tap 1` selects the first one.
open class UICollectionView: UIScrollView {
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private let table = TableView()
  private lazy var items = CollectionItems(of: self)
  private lazy var taps = CollectionTaps(of: self)

  /// The layout, whose metrics have no effect.
  public var collectionViewLayout: UICollectionViewLayout
  /// The source of the items.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { table.dataSource = dataSource == nil ? nil : items }
  }
  /// The receiver of taps.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { table.delegate = delegate == nil ? nil : taps }
  }
  /// The control for pulling the list down.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// The view behind the items, such as a text for an empty list; drawn above them.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// Whether a tap selects an item; has no effect: the delegate is always told.
  public var allowsSelection = true
  /// Whether several items can be selected; has no effect.
  public var allowsMultipleSelection = false

  /// Creates a list without items; its frame has no effect.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    draw()
  }

  /// Creates a list without items and with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    draw()
  }

  /// Creates a list without items and with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func draw() {
    table.calls = .collection
    drawnParts = [backgroundView, table].compactMap(\.self)
  }

  /// Asks for all items again, after the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Registers the class of cells with an identifier; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Returns a new cell of the registered class, or an empty cell if none is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] ?? UICollectionViewCell.self).init(registeredFor: identifier)
  }
}
