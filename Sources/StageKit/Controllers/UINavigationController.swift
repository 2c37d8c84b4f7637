import Stage

/// A stack of screens; the last one is on the stage.
public typealias UINavigationController = Stage.NavigationController

/// The bar of a stack of screens, whose look nobody sees.
public final class UINavigationBar: UIView {
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// Its colour.
  public var barTintColor: UIColor?
  /// Whether what lies behind it can be seen.
  public var isTranslucent = true
}

extension UINavigationController {
  /// The bar; kept nowhere.
  public var navigationBar: UINavigationBar { UINavigationBar() }

  /// Whether the bar is out of sight; kept nowhere.
  public var isNavigationBarHidden: Bool {
    get { false }
    set {}
  }

  /// Nothing: the title is drawn all the same.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
