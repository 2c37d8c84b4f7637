import Stage

/// What stands in the bar of a screen: its title and buttons, which are drawn with the screen's own.
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
    didSet { show(leftBarButtonItems ?? [], instead: oldValue ?? []) }
  }

  /// The first button at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the right.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { show(rightBarButtonItems ?? [], instead: oldValue ?? []) }
  }

  /// What searches in the screen.
  public var searchController: UISearchController? {
    didSet {
      oldValue?.searchBar.removeFromSuperview()
      if let bar = searchController?.searchBar { controller?.view.addSubview(bar) }
    }
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

  private func show(_ items: [UIBarButtonItem], instead former: [UIBarButtonItem]) {
    for item in former { item.drawn.removeFromSuperview() }
    for item in items { controller?.view.addSubview(item.drawn) }
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
