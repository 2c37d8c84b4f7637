import Stage

/// What stands in the bar of a screen: its title and buttons, which are drawn below the screen's view.
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

  /// What searches in the screen.
  public var searchController: UISearchController? {
    didSet { draw() }
  }

  /// Whether the field of a search goes as the screen is scrolled.
  public var hidesSearchBarWhenScrolling = true
  /// How large the title is.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What the button says that leads back to the screen; its title does here.
  public var backBarButtonItem: UIBarButtonItem?
  /// Whether the button is out of sight that leads back; it is there here.
  public var hidesBackButton = false

  /// Puts a button at the left.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Puts a button at the right.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Draws the search and the buttons beside the view of the controller, whose view may be replaced.
  private func draw() {
    let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    let search = searchController.map { [$0.searchBar] } ?? []
    controller?.barViews = search + buttons.map(\.drawn)
  }

  /// How large a title is.
  public enum LargeTitleDisplayMode: Sendable {
    /// As the one below, large, or not.
    case automatic, always, never
  }
}

extension UIViewController {
  /// What stands in its bar.
  public var navigationItem: UINavigationItem {
    if let item = attachments[UINavigationItem.self] { return item }
    let item = UINavigationItem(of: self)
    attachments[UINavigationItem.self] = item
    return item
  }
}
