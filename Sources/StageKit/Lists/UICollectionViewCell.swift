import Stage

/// A view of a collection that is made from its class when it is needed.
open class UICollectionReusableView: UIView {
  /// The name by which views of this kind are asked for; nil for a view that was not registered.
  public private(set) var reuseIdentifier: String?

  /// Makes a view of a registered class: a class that has `init(frame:)` has this one as well.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view to be used again, which never happens, since each view is made anew.
  open func prepareForReuse() {}
}

/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the views of the cell.
  public let contentView = UIView()
  /// What lies behind the views of the cell; not drawn.
  public var backgroundView: UIView?
  /// What lies behind the views of a selected cell; not drawn.
  public var selectedBackgroundView: UIView?
  /// Whether the cell is selected; has no effect.
  open var isSelected = false
  /// Whether the cell is touched; has no effect.
  open var isHighlighted = false

  /// Makes an empty cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Returns the cell as the stage draws it: the first text at the left, all others at the right.
  ///
  /// A cell without a text is named by an `accessibilityLabel` in it, or else by its place: `Item 3`.
  func drawn(at index: Int) -> TableViewCell {
    let cell = TableViewCell()
    let texts = visible(UILabel.self).compactMap(\.text).filter { !$0.isEmpty }
    let labels = visible(UIView.self).lazy.compactMap(\.accessibilityLabel)
    cell.textLabel.text = texts.first ?? labels.first ?? "Item \(index + 1)"
    cell.detailTextLabel.text = texts.dropFirst().joined(separator: "  ")
    return cell
  }
}
