/// The names of the calls by which the stage asks for a list's rows and reports a tap.
package struct ListCalls: Sendable {
  /// The call that asks for the number of rows.
  package let count: StaticString
  /// The call that asks for a row.
  package let row: StaticString
  /// The call that reports a tap on a row.
  package let selection: StaticString
  /// The remark in the row of a tap, before the row's number.
  package let selectionRemark: String

  /// Creates the names of the calls of one kind of list.
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

  static let table = ListCalls(
    count: "tableView(_:numberOfRowsInSection:)",
    row: "tableView(_:cellForRowAt:)",
    selection: "tableView(_:didSelectRowAt:)",
    selectionRemark: "didSelectRowAt"
  )
}

/// A data source or delegate that forwards the stage's calls to an object of another protocol.
package protocol ListAdapter: AnyObject {
  /// The object that receives the calls in the trace; nil after it is released.
  var target: AnyObject? { get }
}

extension TableView {
  /// Returns the object that the trace shows as the receiver of calls to a data source or delegate.
  func receiver(of object: AnyObject) -> AnyObject {
    (object as? any ListAdapter)?.target ?? object
  }
}
