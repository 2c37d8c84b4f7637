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
