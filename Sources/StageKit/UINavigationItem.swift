import Stage

/// What stands in the bar of a screen: its title and buttons, which are drawn with the screen's own.
public final class UINavigationItem {
  private weak var controller: UIViewController?
  private var drawn: [ObjectIdentifier: UIButton] = [:]

  init(of controller: UIViewController) {
    self.controller = controller
  }

  /// The title in the bar.
  public var title: String? {
    get { controller?.title }
    set { controller?.title = newValue }
  }

  /// The button at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    didSet { show(leftBarButtonItem.map { [$0] } ?? [], instead: oldValue.map { [$0] } ?? []) }
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

  private func show(_ items: [UIBarButtonItem], instead former: [UIBarButtonItem]) {
    for item in former { drawn.removeValue(forKey: ObjectIdentifier(item))?.isHidden = true }
    for item in items {
      let button = UIButton(primaryAction: item.action)
      drawn[ObjectIdentifier(item)] = button
      controller?.view.addSubview(button)
    }
  }
}

/// A button in the bar of a screen.
public final class UIBarButtonItem {
  /// The buttons that the system knows.
  public enum SystemItem: String, Sendable {
    /// What stands on it says what it does.
    case add, cancel, close, done, edit, refresh, save, search, trash
  }

  let action: UIAction

  /// Makes a button that says what its action does, or something else.
  public init(title: String? = nil, primaryAction: UIAction) {
    action = title.map { UIAction(title: $0, handler: primaryAction.handler) } ?? primaryAction
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction) {
    self.init(title: systemItem.rawValue.capitalized, primaryAction: primaryAction)
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
