@_exported import Foundation
@_exported import class Stage.AlertAction
@_exported import class Stage.View
@_exported import class Stage.ViewController
@_exported import class Stage.Window

// UIKit's names for types that the stage already has.

/// An app's window; `open` makes it visible.
public typealias UIWindow = Stage.Window
/// A section and a row, both counted from 0.
public typealias IndexPath = Foundation.IndexPath

extension IndexPath {
  /// The row in its section.
  public var row: Int { self[1] }

  /// The section.
  public var section: Int { self[0] }

  /// The item in its section.
  public var item: Int { self[1] }

  /// Creates the index path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Creates the index path of a row.
  public init(row: Int, section: Int) { self = [section, row] }
}

extension UIWindow {
  /// Creates a window; its frame has no effect.
  public convenience init(frame: CGRect) { self.init() }

  /// Does nothing: `open` shows the window.
  public func makeKeyAndVisible() {}
}
