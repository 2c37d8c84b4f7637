import Stage

/// A list of items; its data source and delegate have the same methods as in UIKit.
///
/// The stage draws each item as a row, whatever the layout is: the action `tap 1` selects the first item.
open class UICollectionView: UIScrollView {
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private let table = TableView()
  private lazy var items = CollectionItems(of: self)
  private lazy var taps = CollectionTaps(of: self)

  /// The layout of the items, whose metrics have no effect.
  public var collectionViewLayout: UICollectionViewLayout
  /// The object that the list asks for its items.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { table.dataSource = dataSource == nil ? nil : items }
  }
  /// The object that is told about taps on items.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { table.delegate = delegate == nil ? nil : taps }
  }
  /// The control for pulling the list down; nil if the list cannot be pulled down.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// The view behind the items, such as a text for an empty list, which the stage draws above them; nil for none.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// Whether a tap selects an item; has no effect: only the delegate decides.
  public var allowsSelection = true
  /// Whether several items can be selected; has no effect.
  public var allowsMultipleSelection = false

  /// Creates a list without items; frame and layout have no effect on what is drawn.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a list without items and with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Creates a list without items and with a flow layout; its frame has no effect.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func draw() {
    table.calls = .collection
    drawnParts = [backgroundView, table].compactMap(\.self)
  }

  /// Lets the stage ask the data source for all items again, after the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Registers the class of the cells with an identifier; nil, or a class that is no cell, removes the registration.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Returns a new cell of the class registered for an identifier, or an empty cell if none is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] ?? UICollectionViewCell.self).init(registeredFor: identifier)
  }
}
