/// The names of the calls by which the stage asks for a list's rows and reports a tap, as recorded in the trace.
package struct ListCalls: Sendable {
  /// The name of the call that asks for the number of rows.
  package let count: StaticString
  /// The name of the call that asks for a row.
  package let row: StaticString
  /// The name of the call that reports a tap on a row.
  package let selection: StaticString
  /// The remark beside a tap in the trace, such as `didSelectRowAt`, without the index of the tapped row.
  package let selectionRemark: String
  /// The name of the call that reports that a row was swiped away.
  let deletion: StaticString
  /// The remark beside such a swipe in the trace, without the index of the row.
  let deletionRemark: String

  /// Creates the names of the calls for one kind of list, such as a collection view.
  package init(
    count: StaticString,
    row: StaticString,
    selection: StaticString,
    selectionRemark: String,
    deletion: StaticString = "tableView(_:commit:forRowAt:)",
    deletionRemark: String = "commit .delete"
  ) {
    self.count = count
    self.row = row
    self.selection = selection
    self.selectionRemark = selectionRemark
    self.deletion = deletion
    self.deletionRemark = deletionRemark
  }

  static let table = ListCalls(
    count: "tableView(_:numberOfRowsInSection:)",
    row: "tableView(_:cellForRowAt:)",
    selection: "tableView(_:didSelectRowAt:)",
    selectionRemark: "didSelectRowAt"
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
