import Stage

/// What is done when something is pressed.
public final class UIAction {
  /// What stands on what is pressed.
  public let title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// Something that can be pressed.
///
/// It takes a ``UIAction``: a target with a selector needs Objective-C.
open class UIButton: UIView {
  /// How it looks; it makes no difference.
  public enum ButtonType: Sendable {
    /// As the system draws it, or not.
    case system, custom, close, contactAdd, detailDisclosure, infoLight, infoDark
  }

  private var pressed: [UIAction] = []
  private lazy var button = Button(title: "") { [weak self] in
    for action in self?.pressed ?? [] { action.handler(action) }
  }

  /// Makes a button that says nothing.
  public override init() {
    super.init()
    addSubview(button)
  }

  /// Makes a button that says nothing; its look makes no difference.
  public convenience init(type: ButtonType) { self.init() }

  /// Makes a button that says what its action does.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    button.title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Puts a text on it.
  public func setTitle(_ title: String?, for state: State) { button.title = title ?? "" }

  /// What stands on it.
  public func title(for state: State) -> String? { button.title }

  /// Has something done when it is pressed.
  public func addAction(_ action: UIAction, for event: Event) { pressed.append(action) }

  /// In which state a text is shown; there is one.
  public enum State: Sendable {
    /// The one there is.
    case normal
  }

  /// When something is done.
  public enum Event: Sendable {
    /// When it is pressed.
    case touchUpInside, primaryActionTriggered
  }
}
