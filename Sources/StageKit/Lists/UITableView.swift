import Stage

/// A list of rows, with UIKit's data source and delegate.
open class UITableView: UIScrollView {
  /// A height that depends on the contents of a row.
  public static let automaticDimension: CGFloat = -1

  /// The styles of a list; have no effect.
  public enum Style: Sendable {
    /// Rows below each other.
    case plain
    /// Separated sections.
    case grouped
    /// Separated sections with round corners.
    case insetGrouped
  }

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private let table = DrawnTable()

  /// The source of the rows.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { table.dataSource = dataSource }
  }
  /// The receiver of taps.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { table.delegate = delegate }
  }
  /// The control for pulling the list down.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// The view behind the rows, such as a text for an empty list; drawn above them.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// The view above the rows.
  public var tableHeaderView: UIView? {
    didSet { draw() }
  }
  /// The view below the rows.
  public var tableFooterView: UIView? {
    didSet { draw() }
  }
  /// The height of a row; has no effect.
  public var rowHeight = automaticDimension
  /// The estimated height of a row; has no effect.
  public var estimatedRowHeight = automaticDimension
  /// The separator between rows; has no effect.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Whether a tap selects a row; has no effect: the delegate is always told.
  public var allowsSelection = true
  /// Whether delete buttons are shown; has no effect: rows can always be swiped away.
  public var isEditing = false

  /// Creates a list without rows; its frame and style have no effect.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    draw()
  }

  /// Creates a list without rows; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Creates a list without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func draw() {
    table.list = self
    drawnParts = [backgroundView, tableHeaderView, table, tableFooterView].compactMap(\.self)
  }

  /// Asks for all rows again, after the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Sets `isEditing`.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  /// Registers the class of cells with an identifier; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns a new cell of the registered class; nil if none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredFor: identifier)
  }

  /// Returns a new cell of the registered class, or a plain cell if none is registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Has no effect: rows do not stay selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Calls `updates`, reloads all rows, then calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Has no effect: `endUpdates()` reloads the rows.
  public func beginUpdates() {}

  /// Reloads all rows.
  public func endUpdates() { reloadData() }

  /// Has no effect: all rows are drawn.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Reloads all rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Reloads all rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads all rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads all rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// The animations of changes; have no effect.
  public enum RowAnimation: Sendable {
    /// The animation that fits best.
    case automatic
    /// By fading.
    case fade
    /// From or to an edge, or around the middle.
    case left, right, top, bottom, middle
    /// Without animation.
    case none
  }
}

/// The stage's table view behind a list.
final class DrawnTable: TableView {
  weak var list: UITableView?
}

extension UITableView {
  /// The positions to which a row is scrolled; have no effect.
  public enum ScrollPosition: Sendable {
    /// Anywhere, at an edge, or in the middle.
    case none, top, middle, bottom
  }

  /// Returns the cell at an index path; nil without a data source.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// The number of sections; 0 without a data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows of a section; 0 without a data source.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the index path of a row of the stage, which counts through all sections.
  func indexPath(ofRow row: Int) -> IndexPath {
    var left = row
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if left < count { return IndexPath(row: left, section: section) }
      left -= count
    }
    return IndexPath(row: row, section: 0)
  }
}
