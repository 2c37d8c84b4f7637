/// A controller presented over a screen that is answered with a button, such as an alert.
package protocol Alert: AnyObject {
  /// The titles and meanings of the buttons, from top to bottom.
  var answers: [(title: String, style: AlertAction.Style)] { get }
}

extension Alert {
  /// Returns the title of the button that `confirm` or `cancel` presses; nil if there is none.
  ///
  /// `confirm` presses the first button that is not a cancel button, or the only button.
  func title(confirming: Bool) -> String? {
    let answer = answers.first { ($0.style != .cancel) == confirming }
    let only = confirming && answers.count == 1 ? answers.first : nil
    return (answer ?? only)?.title
  }
}

extension Alert where Self: ViewController {
  /// Returns a button that dismisses the alert and then calls `body`, which may still read the alert's fields.
  package func button(_ title: String, _ body: @escaping () -> Void) -> Button {
    Button(title: title) { [weak self] in
      let alert = self
      alert?.dismiss(animated: true)
      withExtendedLifetime(alert, body)
    }
  }
}

/// An alert over a screen: a title, fields and buttons, all of which dismiss it.
public final class AlertController: ViewController, Alert {
  /// The fields, from top to bottom.
  public private(set) var textFields: [TextField] = []
  private(set) var actions: [AlertAction] = []

  /// Creates an alert without fields and buttons.
  public init(title: String, message: String? = nil) {
    super.init()
    self.title = title
    if let message { view.addSubview(Label(text: message)) }
  }

  /// Adds a field, after `configure` has set it up.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    let field = TextField()
    configure(field)
    textFields.append(field)
    view.addSubview(field)
  }

  /// Adds a button.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    view.addSubview(button(action.title) { action.handler?(action) })
  }

  package var answers: [(title: String, style: AlertAction.Style)] {
    actions.map { ($0.title, $0.style) }
  }
}
