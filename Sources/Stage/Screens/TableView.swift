/// A list of rows, which asks its data source for the rows when it is drawn for the first time or after `reloadData()`.
open class TableView: View {
  /// The object that the list asks for its rows.
  public weak var dataSource: (any TableViewDataSource)?
  /// The object that is told about taps on rows.
  public weak var delegate: (any TableViewDelegate)?
  /// The control for pulling the list down; nil if the list cannot be pulled down.
  public var refreshControl: RefreshControl?

  /// The names of the calls to the data source and the delegate, as recorded in the trace.
  package var calls = ListCalls.table
  /// The texts between the rows, such as section titles; `row` is the number of rows above the text.
  ///
  /// A data source sets the texts when it is asked for the number of rows.
  package var captions: [(row: Int, text: String)] = []

  private(set) var cells: [TableViewCell] = []
  private(set) var needsReload = true

  /// Lets the stage ask the data source for all rows again, after the running code has returned.
  public func reloadData() {
    needsReload = true
  }

  /// Asks the data source for all rows if they must be reloaded; passes the name, the receiver and the body of each call to
  /// `calling`, which makes the call.
  func layoutIfNeeded(_ calling: (_ method: StaticString, AnyObject, () -> Void) -> Void) {
    guard needsReload else { return }
    needsReload = false
    cells = []
    captions = []
    guard let dataSource else { return }
    let receiver = receiver(of: dataSource)
    var count = 0
    calling(calls.count, receiver) {
      count = dataSource.tableView(self, numberOfRowsInSection: 0)
    }
    for row in 0..<max(0, count) {
      calling(calls.row, receiver) {
        cells.append(dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: 0)))
      }
    }
  }
}

/// A row of a list, with two texts.
public final class TableViewCell: View {
  /// The kinds of edits that a swipe over a row makes in the list.
  public enum EditingStyle: Sendable {
    /// The deletion of the row.
    case delete
  }

  /// The label with the text at the left.
  public let textLabel = Label()
  /// The label with the text at the right.
  public let detailTextLabel = Label()
}

/// The control of a list that makes it possible to pull the list down.
public final class RefreshControl {
  /// Whether pulling the list down has an effect.
  public var isEnabled = true
  let action: () -> Void

  /// Creates a control; pulling the list down calls `action`.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}

/// The position of a list's row: its section and its row in the section, both counted from 0.
public struct IndexPath: Hashable, Sendable {
  /// The index of the row in its section, from 0.
  public let row: Int
  /// The index of the section, from 0.
  public let section: Int

  /// Creates an index path from a row and a section, both counted from 0.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

/// The object that a list asks for its rows.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of the list; the stage has a single section, 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the row of the list at an index path, ready to be drawn.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns whether the row at an index path can be swiped away; false by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Handles the swiping away of the row at an index path; does nothing by default.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// Returns false: no row can be swiped away.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing when a row is swiped away.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// The object that a list tells about taps on its rows.
public protocol TableViewDelegate: AnyObject {
  /// Handles a tap on the row at an index path.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}

/// The names of the calls by which the stage asks for a list's rows and reports a tap, as recorded in the trace.
package struct ListCalls: Sendable {
  let count: StaticString
  let row: StaticString
  let selection: StaticString
  /// The remark beside a tap in the trace, such as `didSelectRowAt`, without the index of the tapped row.
  let selectionRemark: String
  /// The name of the call that reports that a row was swiped away.
  var deletion: StaticString = "tableView(_:commit:forRowAt:)"
  /// The remark beside such a swipe in the trace, without the index of the row.
  var deletionRemark = "commit .delete"

  static let table = ListCalls(
    count: "tableView(_:numberOfRowsInSection:)",
    row: "tableView(_:cellForRowAt:)",
    selection: "tableView(_:didSelectRowAt:)",
    selectionRemark: "didSelectRowAt"
  )

  /// The calls to the data source and the delegate of a collection view.
  package static let collection = ListCalls(
    count: "collectionView(_:numberOfItemsInSection:)",
    row: "collectionView(_:cellForItemAt:)",
    selection: "collectionView(_:didSelectItemAt:)",
    selectionRemark: "didSelectItemAt"
  )

  /// The calls to a screen that says in a `body` what it shows, as in SwiftUI.
  package static let body = ListCalls(
    count: table.count,
    row: table.row,
    selection: "selectRow(at:)",
    selectionRemark: "selectRow",
    deletion: "deleteRow(at:)",
    deletionRemark: "deleteRow"
  )
}

/// A data source or delegate that forwards the stage's calls to an object with another protocol.
package protocol ListAdapter: AnyObject {
  /// The object to which the calls are forwarded, and which the trace shows as their receiver; nil if it was released.
  var target: AnyObject? { get }
}

extension TableView {
  /// Returns the object that the trace shows as the receiver of calls to `object`, a data source or delegate.
  func receiver(of object: AnyObject) -> AnyObject {
    (object as? any ListAdapter)?.target ?? object
  }
}
