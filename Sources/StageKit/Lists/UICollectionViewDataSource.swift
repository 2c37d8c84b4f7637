import Stage

/// The object that a collection view asks for its items.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell for the item at an index path, ready to be drawn.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections in the collection view; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

/// The object that a collection view tells about taps on its items.
public protocol UICollectionViewDelegate: AnyObject {
  /// Returns whether a tap selects the item at an index path; true by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a tap on the item at an index path.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns 1, for a collection view with a single section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

extension UICollectionViewDelegate {
  /// Returns true: a tap on an item selects the item.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing after a tap on an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
}

// MARK: - Calls by the stage

extension ListCalls {
  static let collection = ListCalls(
    count: "collectionView(_:numberOfItemsInSection:)",
    row: "collectionView(_:cellForItemAt:)",
    selection: "collectionView(_:didSelectItemAt:)",
    selectionRemark: "didSelectItemAt"
  )
}

/// An adapter that forwards the stage's requests for rows to the data source of a collection view.
final class CollectionItems: TableViewDataSource, ListAdapter {
  private weak var list: UICollectionView?

  init(of list: UICollectionView) { self.list = list }

  var target: AnyObject? { list?.dataSource }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard let list else { return 0 }
    return (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: Stage.IndexPath
  ) -> TableViewCell {
    guard let list else { return TableViewCell() }
    let cell = list.cellForItem(at: list.indexPath(ofRow: indexPath.row))
    return cell?.drawn(at: indexPath.row) ?? TableViewCell()
  }
}

/// An adapter that forwards taps on the stage's rows to the delegate of a collection view.
final class CollectionTaps: TableViewDelegate, ListAdapter {
  private weak var list: UICollectionView?

  init(of list: UICollectionView) { self.list = list }

  var target: AnyObject? { list?.delegate }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: Stage.IndexPath) {
    guard let list, let delegate = list.delegate else { return }
    let path = list.indexPath(ofRow: indexPath.row)
    guard delegate.collectionView(list, shouldSelectItemAt: path) else { return }
    delegate.collectionView(list, didSelectItemAt: path)
  }
}
