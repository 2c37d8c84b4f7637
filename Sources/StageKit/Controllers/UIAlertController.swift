import Stage

/// An alert over a screen: a title, a message, text fields and buttons, each of which dismisses the alert.
public final class UIAlertController: UIViewController, Alert {
  /// The style of an alert; has no effect.
  public enum Style: Sendable {
    /// An alert at the lower edge of the screen, or in its middle.
    case actionSheet, alert
  }

  /// The text fields of the alert, from top to bottom; nil if there are none.
  public private(set) var textFields: [UITextField]?
  /// The buttons of the alert, from top to bottom.
  public private(set) var actions: [UIAlertAction] = []

  /// The emphasised button of the alert; has no effect.
  public var preferredAction: UIAlertAction?
  /// The text below the title of the alert; nil is not drawn.
  public var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }
  private let messageLabel = UILabel()

  /// Creates an alert without text fields and buttons; its style has no effect.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    messageLabel.text = message
    view.addSubview(messageLabel)
  }

  /// Adds a text field to the alert, after `configurationHandler` has set it up.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  /// Adds a button to the alert; pressing it dismisses the alert and then calls its handler.
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
  /// The meaning of an alert's button: confirming, cancelling or destructive.
  public typealias Style = AlertAction.Style

  /// The title of the button; nil is drawn as an empty title.
  public let title: String?
  /// The meaning of the button.
  public let style: Style
  /// Whether pressing the button calls its handler; pressing it dismisses the alert in any case.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button of an alert; pressing it dismisses the alert and then calls `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
