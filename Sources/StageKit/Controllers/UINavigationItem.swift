import Stage

/// The title and the bar buttons of a screen; the buttons are drawn below the screen's view.
public final class UINavigationItem {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
  }

  /// The title in the bar.
  public var title: String? {
    get { controller?.title }
    set { controller?.title = newValue }
  }

  /// The first button at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the left.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { draw() }
  }

  /// The first button at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the right.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { draw() }
  }

  /// The search of the screen; nil if there is none.
  public var searchController: UISearchController? {
    didSet { draw() }
  }

  /// Whether scrolling hides the search field; has no effect.
  public var hidesSearchBarWhenScrolling = true
  /// The size of the title; has no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button that leads back to the screen; has no effect, since the stage shows the screen's title.
  public var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden; has no effect.
  public var hidesBackButton = false

  /// Sets the button at the left.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the right.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Draws the search field and buttons in the controller's bar, since its view may be replaced.
  private func draw() {
    let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    let search = searchController.map { [$0.searchBar] } ?? []
    controller?.barViews = search + buttons.map(\.drawn)
  }

  /// The sizes of a title.
  public enum LargeTitleDisplayMode: Sendable {
    /// As on the screen below, large, or small.
    case automatic, always, never
  }
}

extension UIViewController {
  /// The title and buttons in the bar.
  public var navigationItem: UINavigationItem {
    if let item = attachments[UINavigationItem.self] { return item }
    let item = UINavigationItem(of: self)
    attachments[UINavigationItem.self] = item
    return item
  }
}
