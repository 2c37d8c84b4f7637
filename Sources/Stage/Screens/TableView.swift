/// A list of rows; asks its data source for them when it is next drawn.
open class TableView: View {
  /// Who has the rows.
  public weak var dataSource: (any TableViewDataSource)?
  /// Who is told of taps.
  public weak var delegate: (any TableViewDelegate)?
  /// What pulling it down does; nil where it cannot be pulled.
  public var refreshControl: RefreshControl?

  /// The names of the calls to the data source and the delegate.
  package var calls = ListCalls.table
  /// Texts between the rows, such as titles of sections: each with the number of rows above it.
  ///
  /// The texts are written by a data source that is asked for the number of rows.
  package var captions: [(row: Int, text: String)] = []

  /// The rows as they were last drawn.
  private(set) var cells: [TableViewCell] = []
  private(set) var needsReload = true

  /// Draws all rows again, once the running code has returned.
  public func reloadData() {
    needsReload = true
  }

  /// Asks the data source for every row, as UIKit does before it draws.
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
