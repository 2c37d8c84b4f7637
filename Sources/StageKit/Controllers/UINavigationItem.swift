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

  /// The first button at the left of the bar; nil if there is none.
  ///
  /// Setting it replaces all buttons at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the left of the bar, in order; nil for none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { draw() }
  }

  /// The first button at the right of the bar; nil if there is none.
  ///
  /// Setting it replaces all buttons at the right.
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
