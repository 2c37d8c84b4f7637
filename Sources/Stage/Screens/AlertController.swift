/// An alert, or another controller that is presented over a screen and that a person answers by pressing a button.
package protocol Alert: AnyObject {
  /// The titles and meanings of the alert's buttons, from top to bottom.
  var answers: [(title: String, style: AlertAction.Style)] { get }
}

extension Alert {
  /// Returns the title of the button that the action `confirm` or, if `confirming` is false, `cancel` presses; nil for none.
  func title(confirming: Bool) -> String? {
    let answer = answers.first { ($0.style != .cancel) == confirming }
    let only = confirming && answers.count == 1 ? answers.first : nil
    return (answer ?? only)?.title
  }
}

extension Alert where Self: ViewController {
  /// Returns a titled button; pressing it dismisses the alert and then calls `body`, which may still read the alert's fields.
  package func button(_ title: String, _ body: @escaping () -> Void) -> Button {
    Button(title: title) { [weak self] in
      let alert = self
      alert?.dismiss(animated: true)
      withExtendedLifetime(alert, body)
    }
  }
}

/// An alert over a screen: a title, a message, text fields and buttons, each of which dismisses the alert.
public final class AlertController: ViewController, Alert {
  /// The text fields of the alert, from top to bottom.
  public private(set) var textFields: [TextField] = []
  private(set) var actions: [AlertAction] = []

  /// Creates an alert with a title and an optional message, without text fields and buttons.
  public init(title: String, message: String? = nil) {
    super.init()
    self.title = title
    if let message { view.addSubview(Label(text: message)) }
  }

  /// Adds a text field to the alert, after `configure` has set it up.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    let field = TextField()
    configure(field)
    textFields.append(field)
    view.addSubview(field)
  }

  /// Adds a button to the alert.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    view.addSubview(button(action.title) { action.handler?(action) })
  }

  package var answers: [(title: String, style: AlertAction.Style)] {
    actions.map { ($0.title, $0.style) }
  }
}

/// A button of an alert.
public final class AlertAction {
  /// The meaning of an alert's button.
  public enum Style: Sendable {
    /// A button that confirms the alert.
    case `default`
    /// A button that cancels the alert.
    case cancel
    /// A button that confirms something that cannot be undone.
    case destructive
  }

  /// The title of the button.
  public let title: String
  /// The meaning of the button.
  public let style: Style
  let handler: ((AlertAction) -> Void)?

  /// Creates a button of an alert; pressing it dismisses the alert and then runs `handler`.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
