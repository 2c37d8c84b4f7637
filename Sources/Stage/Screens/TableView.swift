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
  /// Returns the functions for a list whose data source and delegate have other protocols; nil for other lists.
  package var otherSource: (() -> ListSource)?
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

  /// Asks for all rows if they must be reloaded; passes the name, the receiver and the body of each call to `calling`, which makes
  /// the call.
  func layoutIfNeeded(_ calling: (_ method: StaticString, AnyObject, () -> Void) -> Void) {
    guard needsReload else { return }
    needsReload = false
    cells = []
    captions = []
    let source = source
    guard let receiver = source.dataSource else { return }
    var count = 0
    calling(calls.count, receiver) { count = source.count() }
    for row in 0..<max(0, count) {
      calling(calls.row, receiver) { cells.append(source.row(row)) }
    }
  }

  /// The functions that call `dataSource` and `delegate`, or those in `otherSource`.
  var source: ListSource {
    if let otherSource { return otherSource() }
    var source = ListSource(dataSource, delegate)
    if let delegate {
      source.select = { delegate.tableView(self, didSelectRowAt: IndexPath(row: $0, section: 0)) }
    }
    guard let dataSource else { return source }
    source.count = { dataSource.tableView(self, numberOfRowsInSection: 0) }
    source.row = { dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0)) }
    source.canDelete = { dataSource.tableView(self, canEditRowAt: IndexPath(row: $0, section: 0)) }
    source.delete = { row in
      let path = IndexPath(row: row, section: 0)
      dataSource.tableView(self, commit: .delete, forRowAt: path)
    }
    return source
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

/// The functions by which the stage asks for a list's rows and reports taps and swipes, by the indices of the rows from 0.
package struct ListSource {
  /// The object that the trace shows as the receiver of the calls for rows; nil for a list without rows.
  let dataSource: AnyObject?
  /// The object that the trace shows as the receiver of a tap; nil if no object is told.
  let delegate: AnyObject?
  package var count: () -> Int = { 0 }
  package var row: (Int) -> TableViewCell = { _ in TableViewCell() }
  package var canDelete: (Int) -> Bool = { _ in false }
  package var delete: (Int) -> Void = { _ in }
  package var select: (Int) -> Void = { _ in }

  /// Creates the functions of a list without rows.
  package init(_ dataSource: AnyObject?, _ delegate: AnyObject?) {
    self.dataSource = dataSource
    self.delegate = delegate
  }
}
