/// A list of rows, which asks its data source for them when it is next drawn.
open class TableView: View {
  /// The data source of the rows.
  public weak var dataSource: (any TableViewDataSource)?
  /// The delegate that receives taps.
  public weak var delegate: (any TableViewDelegate)?
  /// The control for pulling the list down; nil if it cannot be pulled.
  public var refreshControl: RefreshControl?

  /// The names of the calls to the data source and the delegate.
  package var calls = ListCalls.table
  /// The texts between the rows, such as section titles, each with the number of rows above it.
  ///
  /// A data source sets them when it is asked for the number of rows.
  package var captions: [(row: Int, text: String)] = []

  /// The rows as last drawn.
  private(set) var cells: [TableViewCell] = []
  private(set) var needsReload = true

  /// Asks for all rows again, after the running code has returned.
  public func reloadData() {
    needsReload = true
  }

  /// Asks the data source for all rows, if they must be reloaded.
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
