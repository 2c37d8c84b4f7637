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

  /// Returns the index path of the item that the stage draws as row `row`, counted from 0 through all sections.
  ///
  /// If there is no such item, the index path has the section 0 and the item `row`.
  func indexPath(ofRow row: Int) -> IndexPath {
    var left = row
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      if left < count { return IndexPath(item: left, section: section) }
      left -= count
    }
    return IndexPath(item: row, section: 0)
  }
}
