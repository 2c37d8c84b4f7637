import Stage

/// A cell: a view that shows a row of a list, with texts or custom views.
open class UITableViewCell: UIView {
  /// The arrangements of a cell's texts; have no effect.
  public enum CellStyle: Sendable {
    /// A single text, texts at the left and the right edge, one directly at the right of the other, or one below the other.
    case `default`, value1, value2, subtitle
  }

  /// The accessories at the right edge of a cell; not drawn.
  public enum AccessoryType: Sendable {
    /// No accessory, a mark that the row leads to another screen or is selected, or a button for details.
    case none, disclosureIndicator, checkmark, detailButton
  }

  /// The separators between rows; not drawn.
  public enum SeparatorStyle: Sendable {
    /// No separator, or a line between rows.
    case none, singleLine
  }

  /// The appearance of a tapped row; not drawn.
  public enum SelectionStyle: Sendable {
    /// An appearance of a tapped row; not drawn.
    case none, `default`, blue, gray
  }

  /// The kinds of edits that a person makes on a row of a list.
  public enum EditingStyle: Sendable {
    /// No edit, the deletion of the row, or the insertion of a row.
    case none, delete, insert
  }

  /// The identifier with which the cell was created, such as that of its registered class; nil if it has none.
  public let reuseIdentifier: String?
  /// The label whose text is drawn at the left of the row; never nil.
  public let textLabel: UILabel? = UILabel()
  /// The label whose text is drawn at the right of the row; never nil.
  public let detailTextLabel: UILabel? = UILabel()
  /// The view to which an app adds the custom views of the cell.
  public let contentView = UIView()
  /// The accessory at the right edge of the cell; not drawn.
  public var accessoryType = AccessoryType.none
  /// The appearance of the cell after a tap; has no effect.
  public var selectionStyle = SelectionStyle.default

  /// A custom accessory at the right edge of the cell; not drawn.
  public var accessoryView: UIView?
  /// The view of an image at the left of the cell; not drawn, never nil.
  public let imageView: UIImageView? = UIImageView()

  /// Creates an empty cell; its style has no effect.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates an empty cell without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a registered class; a subclass with `init(style:reuseIdentifier:)` inherits this initializer.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Never called: the stage creates cells anew instead of reusing them.
  open func prepareForReuse() {}

  override func draw() { addSubview(contentView) }

  /// The cell as the stage draws it: a row with the first text at the left, all others at the right.
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
