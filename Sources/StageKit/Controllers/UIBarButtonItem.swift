import Stage

/// A button in the bar of a screen.
public final class UIBarButtonItem {
  /// The buttons that the system knows.
  public enum SystemItem: String, Sendable {
    /// What stands on it says what it does.
    case action, add, camera, cancel, close, compose, done, edit, organize, pause, play, redo
    /// What stands on it says what it does.
    case refresh, reply, save, search, stop, trash, undo
  }

  /// How strong it is drawn; it makes no difference.
  public enum Style: Sendable {
    /// As always, or as what ends something.
    case plain, done
  }

  /// What stands in the bar: a view of the author's, or else its button.
  let drawn: UIView

  /// The colour of what stands on it.
  public var tintColor: UIColor?

  private init(drawing view: UIView) { drawn = view }

  /// Makes a button that says what its action does, or something else.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    let button = UIButton(primaryAction: primaryAction)
    if let title { button.setTitle(title, for: .normal) }
    self.init(drawing: button)
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.rawValue.capitalized, primaryAction: primaryAction)
  }

  /// Puts a view into the bar.
  public convenience init(customView: UIView) { self.init(drawing: customView) }

  /// What stands on it.
  public var title: String? {
    get { (drawn as? UIButton)?.title(for: .normal) }
    set { (drawn as? UIButton)?.setTitle(newValue, for: .normal) }
  }

  /// Whether it can be pressed.
  public var isEnabled: Bool {
    get { (drawn as? UIControl)?.isEnabled ?? true }
    set { (drawn as? UIControl)?.isEnabled = newValue }
  }

  /// What is written in its place takes an action.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: UIBarButtonItem(title: …, primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Any?) {
    self.init(title: title)
  }

  /// What is written in its place takes an action.
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
