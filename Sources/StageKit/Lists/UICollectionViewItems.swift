// The items of a collection; changes draw all of them again.

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

  /// The selected items; empty, since an item that was tapped does not stay selected.
  public var indexPathsForSelectedItems: [IndexPath]? { [] }

  /// Has no effect: items do not stay selected, and the delegate is told of taps only.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}

  /// Has no effect: items do not stay selected.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Has no effect: all items are drawn.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Calls `updates`, draws all items again, then calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Draws all items again.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Draws all items again.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Draws all items again.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Draws all items again.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Draws all items again.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  /// The edges at which an item is to be seen; have no effect.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Makes a set of edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge, in the middle, or at the lower edge.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
    /// At the lower edge, or at the left one.
    public static let bottom = Self(rawValue: 4), left = Self(rawValue: 8)
    /// In the middle, or at the right edge.
    public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  /// Returns the index path of the stage's row, which counts through all sections.
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
