import Stage

/// A list of rows, with UIKit's data source and delegate.
open class UITableView: UIScrollView {
  /// A height that follows from what stands in a row.
  public static let automaticDimension: CGFloat = -1

  /// How rows are grouped; it makes no difference.
  public enum Style: Sendable {
    /// One row below the other.
    case plain
    /// Sections stand apart.
    case grouped
    /// Sections stand apart, with round corners.
    case insetGrouped
  }

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private let table = DrawnTable()

  /// Who has the rows.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { table.dataSource = dataSource }
  }
  /// Who is told of taps.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { table.delegate = delegate }
  }
  /// What pulling it down does.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// What lies behind the rows, such as a text where there are none; drawn above them.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// What stands above the rows.
  public var tableHeaderView: UIView? {
    didSet { draw() }
  }
  /// What stands below the rows.
  public var tableFooterView: UIView? {
    didSet { draw() }
  }
  /// How high a row is.
  public var rowHeight = automaticDimension
  /// About how high a row is.
  public var estimatedRowHeight = automaticDimension
  /// What stands between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Whether a tap chooses a row; the delegate is told all the same.
  public var allowsSelection = true
  /// Whether rows can be taken away by a button; they can be swiped away all the same.
  public var isEditing = false

  /// Makes a list without rows; its frame and style make no difference.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    draw()
  }

  /// Makes a list without rows.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Makes a list without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func draw() {
    table.list = self
    faces = [backgroundView, tableHeaderView, table, tableFooterView].compactMap(\.self)
  }

  /// Draws all rows again, once the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Says whether rows can be taken away by a button.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  /// Says which class the rows of an identifier have.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A row of the class that was registered; nil where none was.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredFor: identifier)
  }

  /// A row of the class that was registered, or a plain one.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Does nothing: a row that was tapped does not stay selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Does what changes the rows; they are drawn once the running code has returned.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Nothing: the rows are drawn once the running code has returned.
  public func beginUpdates() {}

  /// Draws all rows again.
  public func endUpdates() { reloadData() }

  /// Nothing: all rows are drawn.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Draws all rows again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Draws all rows again.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Draws all rows again.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Draws all rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// How a change of rows moves; nothing moves here.
  public enum RowAnimation: Sendable {
    /// As the list finds best.
    case automatic
    /// It comes out of sight slowly.
    case fade
    /// It goes to a side.
    case left, right, top, bottom, middle
    /// It does not move.
    case none
  }
}

/// The list as the stage draws it.
final class DrawnTable: TableView {
  weak var list: UITableView?
}

extension UITableView {
  /// Where a row shall be seen; it makes no difference.
  public enum ScrollPosition: Sendable {
    /// Anywhere, or at an end.
    case none, top, middle, bottom
  }

  /// The row at an index path; nil where there is none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The section and row of the stage's row, which counts through all sections.
  func indexPath(ofRow row: Int) -> IndexPath {
    guard let dataSource else { return IndexPath(row: row, section: 0) }
    var left = row
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if left < count { return IndexPath(row: left, section: section) }
      left -= count
    }
    return IndexPath(row: row, section: 0)
  }
}
