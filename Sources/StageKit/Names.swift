@_exported import Foundation
@_exported import class Stage.AlertAction
@_exported import class Stage.View
@_exported import class Stage.ViewController
@_exported import class Stage.Window

// UIKit's names for types that the stage already has.

/// The window of an app, which only holds a root controller; the stage shows the controller that the module's assembly returns.
public typealias UIWindow = Stage.Window
/// The position of a row or item in a list: its section and its index in the section, both counted from 0.
public typealias IndexPath = Foundation.IndexPath

extension IndexPath {
  /// The index of the row in its section, from 0.
  public var row: Int { self[1] }

  /// The index of the section, from 0.
  public var section: Int { self[0] }

  /// The index of the item in its section, from 0.
  public var item: Int { self[1] }

  /// Creates the index path of an item of a collection view, from indices that count from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Creates the index path of a row of a table view, from indices that count from 0.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the index path of the row or item that the stage draws as row `row`, counted from 0 through all sections.
  ///
  /// `counts` are the numbers of rows in the sections. If there is no such row, the path has the section 0 and the row `row`.
  init(ofRow row: Int, inSectionsOf counts: some Sequence<Int>) {
    var left = row
    for (section, count) in counts.enumerated() {
      if left < count {
        self = [section, left]
        return
      }
      left -= count
    }
    self = [0, row]
  }
}

extension UIWindow {
  /// Creates a window without a controller; its frame has no effect.
  public convenience init(frame: CGRect) { self.init() }

  /// Does nothing: the action `open` shows the module's first controller.
  public func makeKeyAndVisible() {}
}
