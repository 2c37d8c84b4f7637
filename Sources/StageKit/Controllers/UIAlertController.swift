import Stage

/// A question that lies over a screen.
public final class UIAlertController: UIViewController, Question {
  /// Where a question stands; it makes no difference.
  public enum Style: Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The fields, from top to bottom; nil where there is none.
  public private(set) var textFields: [UITextField]?
  /// The buttons, from top to bottom.
  public private(set) var actions: [UIAlertAction] = []

  /// The button that is drawn stronger than the others; it makes no difference.
  public var preferredAction: UIAlertAction?
  /// What it says below its title.
  public var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }
  private let messageLabel = UILabel()

  /// Makes a question without fields and buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    messageLabel.text = message
    view.addSubview(messageLabel)
  }

  /// Adds a field, ready to be filled in.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  /// Adds a button, which takes the question away and then does something.
  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
    let button = button(action.title ?? "") { if action.isEnabled { action.handler?(action) } }
    view.addSubview(button)
  }

  package var answers: [(title: String, style: AlertAction.Style)] {
    actions.map { ($0.title ?? "", $0.style) }
  }
}

/// One button of a question.
public final class UIAlertAction {
  /// What a button means.
  public typealias Style = AlertAction.Style

  /// What stands on it.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it does anything but take the question away.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button; its handler runs once the question is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
