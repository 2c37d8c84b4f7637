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

/// A view in a collection view, created by the collection view from a registered class.
open class UICollectionReusableView: UIView {
  /// The identifier for which the view's class was registered; nil if the view was created otherwise.
  public private(set) var reuseIdentifier: String?

  /// Creates a view whose class was registered for an identifier; a subclass with `init(frame:)` inherits this initializer.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Never called: the stage creates views anew instead of reusing them.
  open func prepareForReuse() {}
}

/// A view that shows an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which an app adds the views of the cell.
  public let contentView = UIView()
  /// The view behind the cell's contents; not drawn.
  public var backgroundView: UIView?
  /// The view behind a selected cell's contents; not drawn.
  public var selectedBackgroundView: UIView?
  /// Whether the cell is selected; has no effect.
  open var isSelected = false
  /// Whether the cell is highlighted; has no effect.
  open var isHighlighted = false

  override func draw() { addSubview(contentView) }

  /// Returns the row drawn for this cell of item `index`, from 0: the first text at the left, the others at the right.
  ///
  /// A cell without texts is drawn with the first `accessibilityLabel` in it, or else with its position: `Item 3`.
  func drawn(at index: Int) -> TableViewCell {
    let cell = TableViewCell()
    let texts = visible(UILabel.self).compactMap(\.text).filter { !$0.isEmpty }
    let labels = visible(UIView.self).lazy.compactMap(\.accessibilityLabel)
    cell.textLabel.text = texts.first ?? labels.first ?? "Item \(index + 1)"
    cell.detailTextLabel.text = texts.dropFirst().joined(separator: "  ")
    return cell
  }
}
