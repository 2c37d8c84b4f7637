import Stage

/// A list of rows, with UIKit's data source and delegate.
open class UITableView: TableView {
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

  /// Makes a list without rows.
  public override init() { super.init() }

  /// Makes a list without rows; its frame and style make no difference.
  public convenience init(frame: CGRect, style: Style = .plain) { self.init() }

  /// Says which class the rows of an identifier have.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A row of the class that was registered; nil where none was.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
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
    /// It goes to the left.
    case left
    /// It does not move.
    case none
  }
}

extension UITableView {
  /// The section and row of the stage's row, which counts through all sections.
  func indexPath(ofRow row: Int) -> IndexPath {
    guard let dataSource = dataSource as? any UITableViewDataSource else {
      return IndexPath(row: row, section: 0)
    }
    var left = row
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if left < count { return IndexPath(row: left, section: section) }
      left -= count
    }
    return IndexPath(row: row, section: 0)
  }
}
