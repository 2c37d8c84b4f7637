/// Owns one screen; made to be subclassed, shaped like UIKit's.
open class ViewController {
  /// The title in the bar.
  public var title: String?
  /// What is drawn below the bar.
  public let view = View()
  /// The stack of screens that this one is part of.
  public internal(set) weak var navigationController: NavigationController?

  var isViewLoaded = false

  /// Makes a controller whose view has not been loaded yet.
  public init() {}

  /// Says, once, that the view was loaded: the place to fill it and to ask for data.
  open func viewDidLoad() {}

  /// The screen is about to be shown, for the first time or again.
  open func viewWillAppear(_ animated: Bool) {}

  /// The screen is about to be left.
  open func viewWillDisappear(_ animated: Bool) {}
}
