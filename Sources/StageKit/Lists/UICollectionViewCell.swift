import Stage

/// A view of a collection, created from its registered class.
open class UICollectionReusableView: UIView {
  /// The identifier of the registered class; nil for a view that was not registered.
  public private(set) var reuseIdentifier: String?

  /// Creates a view of a registered class; a subclass that has `init(frame:)` inherits this initializer.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Never called: views are not reused.
  open func prepareForReuse() {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's views.
  public let contentView = UIView()
  /// The view behind the cell's contents; not drawn.
  public var backgroundView: UIView?
  /// The view behind a selected cell's contents; not drawn.
  public var selectedBackgroundView: UIView?
  /// Whether the cell is selected; has no effect.
  open var isSelected = false
  /// Whether the cell is highlighted; has no effect.
  open var isHighlighted = false

  /// Creates an empty cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Returns the cell as a row: the first text at the left, all others at the right.
  ///
  /// A cell without texts is named by the first `accessibilityLabel` in it, else by its position: `Item 3`.
  func drawn(at index: Int) -> TableViewCell {
    let cell = TableViewCell()
    let texts = visible(UILabel.self).compactMap(\.text).filter { !$0.isEmpty }
    let labels = visible(UIView.self).lazy.compactMap(\.accessibilityLabel)
    cell.textLabel.text = texts.first ?? labels.first ?? "Item \(index + 1)"
    cell.detailTextLabel.text = texts.dropFirst().joined(separator: "  ")
    return cell
  }
}
