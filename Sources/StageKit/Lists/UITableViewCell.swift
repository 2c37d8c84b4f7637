import Stage

/// One row of a list: two texts, or views of its own.
open class UITableViewCell: UIView {
  /// Which texts a row has; it makes no difference.
  public enum CellStyle: Sendable {
    /// One text.
    case `default`
    /// A text at the left, one at the right.
    case value1
    /// A text at the right of another.
    case value2
    /// A text below another.
    case subtitle
  }

  /// What stands at the right edge; it is not drawn.
  public enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// There is more behind the row.
    case disclosureIndicator
    /// The row is chosen.
    case checkmark
    /// There are details.
    case detailButton
  }

  /// What stands between rows; it is not drawn.
  public enum SeparatorStyle: Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  /// How a row looks that was tapped; it is not drawn.
  public enum SelectionStyle: Sendable {
    /// As always.
    case none, `default`, blue, gray
  }

  /// What is done to a row by swiping it.
  public enum EditingStyle: Sendable {
    /// Nothing.
    case none
    /// It is taken away.
    case delete
    /// One is put in.
    case insert
  }

  /// The name by which rows of its kind are asked for.
  public let reuseIdentifier: String?
  /// The text at the left.
  public let textLabel: UILabel? = UILabel()
  /// The text at the right.
  public let detailTextLabel: UILabel? = UILabel()
  /// What holds the views of a row that has its own.
  public let contentView = UIView()
  /// What stands at the right edge.
  public var accessoryType = AccessoryType.none
  /// How it looks when it was tapped.
  public var selectionStyle = SelectionStyle.default

  /// What stands at the right edge in place of the usual.
  public var accessoryView: UIView?
  /// The picture at the left; it is not drawn.
  public let imageView: UIImageView? = UIImageView()

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a row, since nothing here was ever archived.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a row of a registered class: a class that has `init(style:reuseIdentifier:)` has this one as well.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// The row is about to be used again, which no row is here.
  open func prepareForReuse() {}

  /// The row as the stage draws it: the first text at the left, all others at the right.
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
