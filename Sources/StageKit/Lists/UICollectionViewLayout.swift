/// A layout of a collection, which has no effect: the stage draws the items one below the other.
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}

  /// Has no effect: the items have no place on the stage.
  open func invalidateLayout() {}
}

/// A layout of items in lines, whose figures are kept and have no effect.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that follows from what stands in an item.
  public static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of an item.
  public var itemSize = CGSize(width: 50, height: 50)
  /// About the size of an item.
  public var estimatedItemSize = CGSize.zero
  /// The number of points between lines, at least.
  public var minimumLineSpacing: CGFloat = 10
  /// The number of points between the items of a line, at least.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The number of points around a section.
  public var sectionInset = UIEdgeInsets.zero
  /// The size of what stands above a section.
  public var headerReferenceSize = CGSize.zero
  /// The size of what stands below a section.
  public var footerReferenceSize = CGSize.zero
  /// The way in which the list is scrolled.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  /// The way in which a list is scrolled.
  public enum ScrollDirection: Sendable {
    /// Up and down, or to the sides.
    case vertical, horizontal
  }
}

/// A delegate that also gives the figures of a flow layout; the stage never asks for them.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item; never asked for.
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
