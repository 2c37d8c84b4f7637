/// A layout of a collection view; has no effect: the stage draws the items one below another.
open class UICollectionViewLayout {
  /// Creates a layout, which has no effect.
  public init() {}

  /// Has no effect: items have no position on the stage.
  open func invalidateLayout() {}
}

/// A layout of a collection view's items in lines; its metrics are stored and have no effect.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value that stands for a size that depends on the contents of an item.
  public static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of an item in points; has no effect.
  public var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of an item in points; has no effect.
  public var estimatedItemSize = CGSize.zero
  /// The minimum number of points between lines of items; has no effect.
  public var minimumLineSpacing: CGFloat = 10
  /// The minimum number of points between the items of a line; has no effect.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The number of points around a section; has no effect.
  public var sectionInset = UIEdgeInsets.zero
  /// The size of a section's header in points; has no effect.
  public var headerReferenceSize = CGSize.zero
  /// The size of a section's footer in points; has no effect.
  public var footerReferenceSize = CGSize.zero
  /// The direction in which the collection view scrolls; has no effect.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  /// The directions in which a collection view can scroll; have no effect.
  public enum ScrollDirection: Sendable {
    /// The direction up and down, or sideways.
    case vertical, horizontal
  }
}

/// A delegate of a collection view that also has the metrics of a flow layout; the stage never asks for them.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item in points; never called, since the stage has no layout.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the size that the layout has for all items; zero if it is no flow layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
