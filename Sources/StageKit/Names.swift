@_exported import Foundation
@_exported import class Stage.AlertAction
@_exported import class Stage.View
@_exported import class Stage.ViewController
@_exported import class Stage.Window

// UIKit's names for what the stage has in the same shape.

/// What an app shows its screens in.
public typealias UIWindow = Stage.Window
/// The section and the row; both numbers count from 0.
public typealias IndexPath = Foundation.IndexPath

extension IndexPath {
  /// The row within its section.
  public var row: Int { self[1] }

  /// The section.
  public var section: Int { self[0] }

  /// The item within its section.
  public var item: Int { self[1] }

  /// Makes the index path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self = [section, row] }
}

extension UIWindow {
  /// Makes a window; how large it is makes no difference.
  public convenience init(frame: CGRect) { self.init() }

  /// Does nothing: `open` shows the window.
  public func makeKeyAndVisible() {}
}
