@_exported import Foundation
@_exported import class Stage.ActivityIndicatorView
@_exported import class Stage.AlertAction
@_exported import class Stage.Label
@_exported import class Stage.NavigationController
@_exported import class Stage.TextField
@_exported import class Stage.View
@_exported import class Stage.ViewController
@_exported import class Stage.Window

// UIKit's names for what the stage has in the same shape.

/// Something that can be on the screen; may hold others.
public typealias UIView = Stage.View
/// Owns one screen; made to be subclassed.
public typealias UIViewController = Stage.ViewController
/// A stack of screens; the last one is on the stage.
public typealias UINavigationController = Stage.NavigationController
/// A line of text.
public typealias UILabel = Stage.Label
/// A line that can be typed into; without a placeholder it is called by its place, `Field 2`.
public typealias UITextField = Stage.TextField
/// Says that something is on its way, while it runs.
public typealias UIActivityIndicatorView = Stage.ActivityIndicatorView
/// What an app shows its screens in.
public typealias UIWindow = Stage.Window
/// The section and the row; both numbers count from 0.
public typealias IndexPath = Foundation.IndexPath

extension IndexPath {
  /// The row within its section.
  public var row: Int { self[1] }

  /// The section.
  public var section: Int { self[0] }

  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self = [section, row] }
}

extension UIViewController {
  /// What is written in its place is `super.init()`.
  @available(*, unavailable, message: "The stage has no nibs: write super.init() or init().")
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }

  /// Lays a controller over this one, then does something.
  public func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    present(viewController, animated: animated)
    completion?()
  }

  /// Takes away what lies over this one, or this one itself, then does something.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated)
    completion?()
  }
}

extension UIWindow {
  /// Makes a window; how large it is makes no difference.
  public convenience init(frame: CGRect) { self.init() }

  /// Does nothing: `open` shows the window.
  public func makeKeyAndVisible() {}
}
