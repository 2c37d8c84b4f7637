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

  /// Makes a row; a class of one's own writes `required` where UIKit has `override`, since the list makes
  /// rows by their class.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    addSubview(contentView)
  }

  /// The row as the stage draws it: the first text at the left, all others at the right.
  var drawn: TableViewCell {
    let cell = TableViewCell()
    let texts = [textLabel, detailTextLabel].compactMap { $0?.text } + labels(in: self)
    cell.textLabel.text = texts.first
    cell.detailTextLabel.text = texts.dropFirst().joined(separator: "  ")
    return cell
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { subview in
      [(subview as? UILabel)?.text].compactMap(\.self) + labels(in: subview)
    }
  }
}
