// The items of a collection; every change reloads all of them.

extension UICollectionView {
  /// The number of sections; 0 without a data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items of a section; 0 without a data source.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns the cell at an index path; nil without a data source.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  /// The selected items: always empty, since items do not stay selected.
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

  /// Calls `updates`, reloads all items, then calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Reloads all items.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads all items.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads all items.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads all items.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Reloads all items.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  /// The positions to which an item is scrolled; have no effect.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt

    /// Creates a set of positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge, or vertically centred.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
    /// At the lower or the left edge.
    public static let bottom = Self(rawValue: 4), left = Self(rawValue: 8)
    /// Horizontally centred, or at the right edge.
    public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  /// Returns the index path of a row of the stage, which counts through all sections.
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
