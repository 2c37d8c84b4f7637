/// A layout of a collection, which has no effect: the stage draws the items one below another.
open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}

  /// Has no effect: items have no position on the stage.
  open func invalidateLayout() {}
}

/// A layout of items in lines, whose metrics are stored and have no effect.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that depends on the contents of an item.
  public static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of an item.
  public var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of an item.
  public var estimatedItemSize = CGSize.zero
  /// The minimum number of points between lines.
  public var minimumLineSpacing: CGFloat = 10
  /// The minimum number of points between the items of a line.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The number of points around a section.
  public var sectionInset = UIEdgeInsets.zero
  /// The size of a section's header.
  public var headerReferenceSize = CGSize.zero
  /// The size of a section's footer.
  public var footerReferenceSize = CGSize.zero
  /// The direction in which the list scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  /// The directions in which a list scrolls.
  public enum ScrollDirection: Sendable {
    /// Up and down, or sideways.
    case vertical, horizontal
  }
}

/// A delegate that also provides the metrics of a flow layout; the stage never asks for them.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item; never called.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the size that the layout has for all items.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
