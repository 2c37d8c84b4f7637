import Stage

/// A container of screens, each with a tab; the screen of the chosen tab is visible.
///
/// The stage draws the tabs below the screen: the chosen tab as text, the others as buttons, so that the action `press Albums`
/// chooses the tab `Albums`. The name of a tab is the title of its `tabBarItem`, or else of its controller, or else of the first
/// screen of its stack, or else its position, `Tab 2`.
open class UITabBarController: UIViewController, ScreenContainer {
  /// The bar of tabs, which the stage draws below the screen.
  public let tabBar = UITabBar()
  /// An object that is asked before a person chooses a tab and told afterwards.
  public weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [Tab] = []
  private var chosen = 0

  /// The controllers of the tabs, from left to right; never nil when read.
  ///
  /// Setting the controllers chooses the first tab, unless the controller of the chosen tab is among them.
  public var viewControllers: [UIViewController]? {
    get { tabs.map(\.controller) }
    set { replaceTabs(by: newValue ?? []) }
  }

  /// The index of the chosen tab, from 0; setting an index without a tab has no effect.
  public var selectedIndex: Int {
    get { chosen }
    set { if tabs.indices.contains(newValue) { chosen = newValue } }
  }

  /// The controller of the chosen tab, nil if there are no tabs; setting a controller without a tab has no effect.
  public var selectedViewController: UIViewController? {
    get { tabs.indices.contains(chosen) ? tabs[chosen].controller : nil }
    set { tabs.firstIndex { $0.controller === newValue }.map { chosen = $0 } }
  }

  /// Replaces the controllers of the tabs; nil stands for none.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func replaceTabs(by controllers: [UIViewController]) {
    let former = selectedViewController
    for tab in tabs { tab.controller.removeFromParent() }
    tabs = controllers.map { controller in
      addChild(controller)
      return Tab(controller) { [weak self, weak controller] in controller.map { self?.choose($0) } }
    }
    chosen = tabs.firstIndex { $0.controller === former } ?? 0
  }

  /// Chooses the tab of a controller as a person does, if the delegate permits it, and tells the delegate.
  private func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  package var contents: [ViewController] { tabs.map(\.controller) }
  package var shownController: ViewController? { selectedViewController }
  package var isPlain: Bool { type(of: self) == UITabBarController.self }

  package var bar: [View] {
    tabBar.drawnParts = tabs.enumerated().map { index, tab in
      tab.name(at: index)
      return index == chosen ? tab.label : tab.button
    }
    return [tabBar]
  }
}

/// A controller and its tab; the tab is drawn as a text if it is chosen and as a button otherwise.
private struct Tab {
  let controller: UIViewController
  let button: Button
  let label = Label()

  init(_ controller: UIViewController, choosing action: @escaping () -> Void) {
    self.controller = controller
    button = Button(title: "", action: action)
  }

  func name(at index: Int) {
    let first = (controller as? UINavigationController)?.viewControllers.first
    let titles = [controller, first].compactMap(\.self).flatMap { [$0.ownTabTitle, $0.title] }
    let title = titles.lazy.compactMap(\.self).first ?? "Tab \(index + 1)"
    button.title = title
    label.text = "\(title) (chosen)"
  }
}

/// An object that is asked before a person chooses a tab and told afterwards.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person may choose the tab of `viewController`; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a person chose the tab of `viewController`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Returns true: a person may choose each tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing when a person chose a tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
