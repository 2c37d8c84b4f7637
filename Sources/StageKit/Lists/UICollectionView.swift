import Stage

/// A list of items; its data source and delegate have the same methods as in UIKit.
///
/// The stage draws each item as a row, whatever the layout is: the action `tap 1` selects the first item.
open class UICollectionView: UIScrollView {
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private let table = TableView()

  /// The layout of the items, whose metrics have no effect.
  public var collectionViewLayout: UICollectionViewLayout
  /// The object that the list asks for its items.
  public weak var dataSource: (any UICollectionViewDataSource)?
  /// The object that is told about taps on items.
  public weak var delegate: (any UICollectionViewDelegate)?
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
    table.otherSource = { [weak self] in self?.source ?? ListSource(nil, nil) }
    drawnParts = [backgroundView, table].compactMap(\.self)
  }

  private var source: ListSource {
    var source = ListSource(dataSource, delegate)
    source.count = {
      (0..<self.numberOfSections).reduce(0) { $0 + self.numberOfItems(inSection: $1) }
    }
    source.row = { row in
      self.cellForItem(at: self.indexPath(ofRow: row))?.drawn(at: row) ?? TableViewCell()
    }
    guard let delegate else { return source }
    source.select = { row in
      let path = self.indexPath(ofRow: row)
      guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
      delegate.collectionView(self, didSelectItemAt: path)
    }
    return source
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

// The items of a collection; every change reloads all of them.

extension UICollectionView {
  /// The number of sections in the collection view; 0 without a data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section; 0 without a data source.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns a new cell for the item at an index path, from the data source; nil without a data source.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  /// The index paths of the selected items: always empty, since items do not stay selected.
  public var indexPathsForSelectedItems: [IndexPath]? { [] }

  /// Has no effect: items do not stay selected.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}

  /// Has no effect: items do not stay selected.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Has no effect: all items are drawn.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Calls `updates`, lets the stage reload all items, then calls `completion` with true, without animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Lets the stage reload all items, after the running code has returned.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Lets the stage reload all items, after the running code has returned.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Lets the stage reload all items, after the running code has returned.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Lets the stage reload all items, after the running code has returned.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Lets the stage reload all items, after the running code has returned.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  /// A set of positions to which an item can be scrolled; has no effect.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions of the set as bits.
    public let rawValue: UInt

    /// Creates a set of positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The position at the upper edge, and the vertically centred one.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
    /// The positions at the lower edge, and at the left edge.
    public static let bottom = Self(rawValue: 4), left = Self(rawValue: 8)
    /// The horizontally centred position, and the one at the right edge.
    public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  private func indexPath(ofRow row: Int) -> IndexPath {
    IndexPath(ofRow: row, inSectionsOf: (0..<numberOfSections).lazy.map(numberOfItems))
  }
}
