/// The names of the calls by which the stage asks for the rows of a list and reports a tap.
package struct ListCalls: Sendable {
  /// The call that asks for the number of rows.
  package let count: StaticString
  /// The call that asks for a row.
  package let row: StaticString
  /// The call that reports a tap on a row.
  package let selection: StaticString
  /// What the row of a tap says of that call, before the number of the row.
  package let selectionRemark: String

  /// Makes the names of the calls of one kind of list.
  package init(
    count: StaticString,
    row: StaticString,
    selection: StaticString,
    selectionRemark: String
  ) {
    self.count = count
    self.row = row
    self.selection = selection
    self.selectionRemark = selectionRemark
  }

  /// The calls of a table.
  static let table = ListCalls(
    count: "tableView(_:numberOfRowsInSection:)",
    row: "tableView(_:cellForRowAt:)",
    selection: "tableView(_:didSelectRowAt:)",
    selectionRemark: "didSelectRowAt"
  )
}

/// A data source or delegate that passes the stage's calls on to an object of another protocol.
package protocol ListAdapter: AnyObject {
  /// The object that the calls are for, as rows name it; nil once it is released.
  var target: AnyObject? { get }
}

extension TableView {
  /// Returns the object that a row names as the receiver of a call to a data source or delegate.
  func receiver(of object: AnyObject) -> AnyObject {
    (object as? any ListAdapter)?.target ?? object
  }
}
