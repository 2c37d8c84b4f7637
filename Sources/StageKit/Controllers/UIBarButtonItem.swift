/// A button, or a custom view, in the bar of a screen.
public final class UIBarButtonItem {
  /// The buttons whose titles the system chooses, as in UIKit.
  public enum SystemItem: String, Sendable {
    /// A button drawn with the capitalised name of its case: `Add`.
    case action, add, camera, cancel, close, compose, done, edit, organize, pause, play, redo
    /// A button drawn with the capitalised name of its case: `Add`.
    case refresh, reply, save, search, stop, trash, undo
  }

  /// The styles of a bar button; have no effect.
  public enum Style: Sendable {
    /// The usual style, or the style of a button that ends a task.
    case plain, done
  }

  /// The view drawn in the bar: a custom view or a button.
  let drawn: UIView

  /// The colour of the item; has no effect.
  public var tintColor: UIColor?

  private init(drawing view: UIView) { drawn = view }

  /// Creates a bar button that performs an action; the title defaults to the action's title, the image has no effect.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    let button = UIButton(primaryAction: primaryAction)
    if let title { button.setTitle(title, for: .normal) }
    self.init(drawing: button)
  }

  /// Creates a bar button that performs an action and has the title of a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.rawValue.capitalized, primaryAction: primaryAction)
  }

  /// Creates an item that draws a custom view in the bar.
  public convenience init(customView: UIView) { self.init(drawing: customView) }

  /// The title of the button, nil for none; a custom view that is no button has no title and ignores a new one.
  public var title: String? {
    get { (drawn as? UIButton)?.title(for: .normal) }
    set { (drawn as? UIButton)?.setTitle(newValue, for: .normal) }
  }

  /// Whether pressing the button performs its action; always true for a custom view that is no control.
  public var isEnabled: Bool {
    get { (drawn as? UIControl)?.isEnabled ?? true }
    set { (drawn as? UIControl)?.isEnabled = newValue }
  }

  /// Unavailable, since selectors need Objective-C: create the item with a `primaryAction`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: UIBarButtonItem(title: …, primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Any?) {
    self.init(title: title)
  }

  /// Unavailable, since selectors need Objective-C: create the item with a `primaryAction`.
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
