/// A controller that asks something over a screen, and is answered by a button.
package protocol Question: AnyObject {
  /// What the buttons say and mean, from top to bottom.
  var answers: [(title: String, style: AlertAction.Style)] { get }
}

extension Question {
  /// The title of the button that `confirm` or `cancel` presses; nil where there is none.
  ///
  /// `confirm` presses the first button that is not a cancel button, or the only button of the question.
  func title(confirming: Bool) -> String? {
    let answer = answers.first { ($0.style != .cancel) == confirming }
    let only = confirming && answers.count == 1 ? answers.first : nil
    return (answer ?? only)?.title
  }
}

extension Question where Self: ViewController {
  /// A button that takes the question away and then does something, which may still read the question's fields.
  package func button(_ title: String, _ body: @escaping () -> Void) -> Button {
    Button(title: title) { [weak self] in
      let question = self
      question?.dismiss(animated: true)
      withExtendedLifetime(question, body)
    }
  }
}

/// A question that lies over a screen: a title, fields, and buttons that all take it away.
public final class AlertController: ViewController, Question {
  /// The fields, from top to bottom.
  public private(set) var textFields: [TextField] = []
  private(set) var actions: [AlertAction] = []

  /// Makes a question without fields and buttons.
  public init(title: String, message: String? = nil) {
    super.init()
    self.title = title
    if let message { view.addSubview(Label(text: message)) }
  }

  /// Adds a field, ready to be filled in.
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
