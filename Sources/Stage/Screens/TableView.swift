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

  /// The rows as the data source returned them last.
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
