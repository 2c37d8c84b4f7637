import Stage

/// A row of a list: two texts, or custom views.
open class UITableViewCell: UIView {
  /// The styles of a cell; have no effect.
  public enum CellStyle: Sendable {
    /// One text.
    case `default`
    /// A text at the left and one at the right.
    case value1
    /// A text at the right of another.
    case value2
    /// A text below another.
    case subtitle
  }

  /// The accessories at the right edge; not drawn.
  public enum AccessoryType: Sendable {
    /// No accessory.
    case none
    /// A mark that the row leads to another screen.
    case disclosureIndicator
    /// A mark that the row is selected.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The separators between rows; not drawn.
  public enum SeparatorStyle: Sendable {
    /// No separator, or a line.
    case none, singleLine
  }

  /// The appearance of a tapped row; not drawn.
  public enum SelectionStyle: Sendable {
    /// An appearance.
    case none, `default`, blue, gray
  }

  /// The edits that swiping a row makes.
  public enum EditingStyle: Sendable {
    /// No edit.
    case none
    /// Deletes the row.
    case delete
    /// Inserts a row.
    case insert
  }

  /// The identifier of the registered class; nil for a cell without one.
  public let reuseIdentifier: String?
  /// The text at the left.
  public let textLabel: UILabel? = UILabel()
  /// The text at the right.
  public let detailTextLabel: UILabel? = UILabel()
  /// The view that contains custom views.
  public let contentView = UIView()
  /// The accessory at the right edge; not drawn.
  public var accessoryType = AccessoryType.none
  /// The appearance after a tap; has no effect.
  public var selectionStyle = SelectionStyle.default

  /// A custom accessory; not drawn.
  public var accessoryView: UIView?
  /// The image at the left; not drawn.
  public let imageView: UIImageView? = UIImageView()

  /// Creates a cell; its style has no effect.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell of a registered class; a subclass that has `init(style:reuseIdentifier:)` inherits this
  /// initializer.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Never called: cells are not reused.
  open func prepareForReuse() {}

  /// The cell as the stage draws it: the first text at the left, all others at the right.
  var drawn: TableViewCell {
    let cell = TableViewCell()
    let texts =
      [textLabel, detailTextLabel].compactMap { $0?.text }
      + visible(UILabel.self).compactMap(\.text)
    cell.textLabel.text = texts.first
    cell.detailTextLabel.text = texts.dropFirst().joined(separator: "  ")
    return cell
  }
}
