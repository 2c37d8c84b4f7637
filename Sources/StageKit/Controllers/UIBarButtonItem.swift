import Stage

/// A button in the bar of a screen.
public final class UIBarButtonItem {
  /// The system's buttons.
  public enum SystemItem: String, Sendable {
    /// Drawn with the capitalised name of the case.
    case action, add, camera, cancel, close, compose, done, edit, organize, pause, play, redo
    /// Drawn with the capitalised name of the case.
    case refresh, reply, save, search, stop, trash, undo
  }

  /// The style of a button; has no effect.
  public enum Style: Sendable {
    /// The usual style, and that of a button that ends a task.
    case plain, done
  }

  /// The view drawn in the bar: a custom view or a button.
  let drawn: UIView

  /// The colour; has no effect.
  public var tintColor: UIColor?

  private init(drawing view: UIView) { drawn = view }

  /// Creates a button with a title; the title defaults to that of the action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    let button = UIButton(primaryAction: primaryAction)
    if let title { button.setTitle(title, for: .normal) }
    self.init(drawing: button)
  }

  /// Creates one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.rawValue.capitalized, primaryAction: primaryAction)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) { self.init(drawing: customView) }

  /// The title; nil for a custom view that is no button.
  public var title: String? {
    get { (drawn as? UIButton)?.title(for: .normal) }
    set { (drawn as? UIButton)?.setTitle(newValue, for: .normal) }
  }

  /// Whether the button can be pressed.
  public var isEnabled: Bool {
    get { (drawn as? UIControl)?.isEnabled ?? true }
    set { (drawn as? UIControl)?.isEnabled = newValue }
  }

  /// Unavailable: use an item with a primary action.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: UIBarButtonItem(title: …, primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Any?) {
    self.init(title: title)
  }

  /// Unavailable: use an item with a primary action.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Any?
  ) {
    self.init(systemItem: systemItem)
  }
}
