import Stage

/// The title, the bar buttons and the search field of a screen; field and buttons are drawn below the screen's view.
public final class UINavigationItem {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
  }

  /// The title of the screen in the navigation bar.
  public var title: String? {
    get { controller?.title }
    set { controller?.title = newValue }
  }

  /// The first button at the left of the bar, nil for none; setting it replaces all buttons at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the left of the bar, in order; nil for none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { draw() }
  }

  /// The first button at the right of the bar, nil for none; setting it replaces all buttons at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the right of the bar, in order; nil for none.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { draw() }
  }

  /// The search of the screen, whose field is drawn; nil if there is none.
  public var searchController: UISearchController? {
    didSet { draw() }
  }

  /// Whether scrolling hides the search field; has no effect.
  public var hidesSearchBarWhenScrolling = true
  /// The size of the title in the bar; has no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button that leads back to this screen from the next; has no effect, since the stage shows this screen's title.
  public var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden; has no effect.
  public var hidesBackButton = false

  /// Replaces all buttons at the left of the bar by one button; nil removes them.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces all buttons at the right of the bar by one button; nil removes them.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the controller's `barViews`, which stay when its view is replaced, to the search field and the buttons.
  private func draw() {
    let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    let search = searchController.map { [$0.searchBar] } ?? []
    controller?.barViews = search + buttons.map(\.drawn)
  }

  /// The sizes of a title in the navigation bar.
  public enum LargeTitleDisplayMode: Sendable {
    /// The size of the title of the screen below, large, or small.
    case automatic, always, never
  }
}

extension UIViewController {
  /// The title, the buttons and the search field in this screen's bar.
  public var navigationItem: UINavigationItem {
    if let item = attachments[UINavigationItem.self] { return item }
    let item = UINavigationItem(of: self)
    attachments[UINavigationItem.self] = item
    return item
  }
}

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
