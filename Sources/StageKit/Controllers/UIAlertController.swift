import Stage

/// An alert over a screen.
public final class UIAlertController: UIViewController, Alert {
  /// The style of an alert; has no effect.
  public enum Style: Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The fields, from top to bottom; nil if there are none.
  public private(set) var textFields: [UITextField]?
  /// The buttons, from top to bottom.
  public private(set) var actions: [UIAlertAction] = []

  /// The emphasised button; has no effect.
  public var preferredAction: UIAlertAction?
  /// The text below the title.
  public var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }
  private let messageLabel = UILabel()

  /// Creates an alert without fields and buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    messageLabel.text = message
    view.addSubview(messageLabel)
  }

  /// Adds a field, after the handler has set it up.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  /// Adds a button, which dismisses the alert and then calls its handler.
  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
    let button = button(action.title ?? "") { if action.isEnabled { action.handler?(action) } }
    view.addSubview(button)
  }

  package var answers: [(title: String, style: AlertAction.Style)] {
    actions.map { ($0.title ?? "", $0.style) }
  }
}

/// A button of an alert.
public final class UIAlertAction {
  /// The meaning of a button.
  public typealias Style = AlertAction.Style

  /// The title.
  public let title: String?
  /// The meaning.
  public let style: Style
  /// Whether the handler runs; the button dismisses the alert in any case.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button; `handler` runs after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
