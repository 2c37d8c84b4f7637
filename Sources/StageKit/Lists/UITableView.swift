import Stage

/// A list of rows; its data source and delegate have the same methods as in UIKit.
open class UITableView: UIScrollView {
  /// The value that stands for a height that depends on the contents of a row.
  public static let automaticDimension: CGFloat = -1

  /// The styles of a list; have no effect.
  public enum Style: Sendable {
    /// A list of rows one below another, with separated sections, or with separated sections that have round corners.
    case plain, grouped, insetGrouped
  }

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private let table = TableView()

  /// The object that the list asks for its rows.
  public weak var dataSource: (any UITableViewDataSource)?
  /// The object that is told about taps on rows.
  public weak var delegate: (any UITableViewDelegate)?
  /// The control for pulling the list down; nil if the list cannot be pulled down.
  public var refreshControl: UIRefreshControl? {
    didSet { table.refreshControl = refreshControl?.pulled }
  }
  /// The view behind the rows, such as a text for an empty list, which the stage draws above them; nil for none.
  public var backgroundView: UIView? {
    didSet { draw() }
  }
  /// The view above the rows; nil for none.
  public var tableHeaderView: UIView? {
    didSet { draw() }
  }
  /// The view below the rows; nil for none.
  public var tableFooterView: UIView? {
    didSet { draw() }
  }
  /// The height of a row in points; has no effect.
  public var rowHeight = automaticDimension
  /// The estimated height of a row in points; has no effect.
  public var estimatedRowHeight = automaticDimension
  /// The separator between rows; has no effect.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Whether a tap selects a row; has no effect: the delegate is always told.
  public var allowsSelection = true
  /// Whether buttons for deleting rows are shown; has no effect: the action `delete` swipes rows away if the data source permits.
  public var isEditing = false

  /// Creates a list without rows; its frame and style have no effect.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  /// Creates a list without rows; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a list without rows; its frame has no effect.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func draw() {
    table.otherSource = { [weak self] in self?.source ?? ListSource(nil, nil) }
    drawnParts = [backgroundView, tableHeaderView, table, tableFooterView].compactMap(\.self)
  }

  /// Lets the stage ask the data source for all rows again, after the running code has returned.
  open func reloadData() { table.reloadData() }

  /// Sets `isEditing`.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  /// Registers the class of the cells with an identifier; nil, or a class that is no cell, removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns a new cell of the class registered for an identifier; nil if none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredFor: identifier)
  }

  /// Returns a new cell of the class registered for an identifier, or a plain cell if none is registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Has no effect: rows do not stay selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Calls `updates`, lets the stage reload all rows, then calls `completion` with true, without animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Has no effect: the rows are reloaded in `endUpdates()`.
  public func beginUpdates() {}

  /// Lets the stage reload all rows, after the running code has returned.
  public func endUpdates() { reloadData() }

  /// Has no effect: all rows are drawn.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Lets the stage reload all rows, after the running code has returned.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Lets the stage reload all rows, after the running code has returned.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Lets the stage reload all rows, after the running code has returned.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Lets the stage reload all rows, after the running code has returned.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// The animations of changed rows; have no effect.
  public enum RowAnimation: Sendable {
    /// The animation that UIKit chooses, one by fading, from or to an edge, or around the middle, or none.
    case automatic, fade, left, right, top, bottom, middle, none
  }

  /// The positions to which a row can be scrolled; have no effect.
  public enum ScrollPosition: Sendable {
    /// No particular position, the upper edge, the middle, or the lower edge.
    case none, top, middle, bottom
  }

  /// Returns a new cell for the row at an index path, from the data source; nil without a data source.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// The number of sections in the list; 0 without a data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows in a section; 0 without a data source.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private var source: ListSource {
    var source = ListSource(dataSource, delegate)
    if let delegate {
      source.select = { delegate.tableView(self, didSelectRowAt: self.indexPath(ofRow: $0)) }
    }
    guard let dataSource else { return source }
    source.count = { self.countRows(of: dataSource) }
    source.row = { dataSource.tableView(self, cellForRowAt: self.indexPath(ofRow: $0)).drawn }
    source.canDelete = { dataSource.tableView(self, canEditRowAt: self.indexPath(ofRow: $0)) }
    source.delete = { row in
      dataSource.tableView(self, commit: .delete, forRowAt: self.indexPath(ofRow: row))
    }
    return source
  }

  /// Returns the number of rows in all sections, and sets the sections' headers and footers as captions of the stage's table.
  private func countRows(of dataSource: any UITableViewDataSource) -> Int {
    (0..<numberOfSections).reduce(0) { sum, section in
      let rows = sum + numberOfRows(inSection: section)
      let header = dataSource.tableView(self, titleForHeaderInSection: section)
      let footer = dataSource.tableView(self, titleForFooterInSection: section)
      header.map { table.captions.append((sum, $0)) }
      footer.map { table.captions.append((rows, $0)) }
      return rows
    }
  }

  private func indexPath(ofRow row: Int) -> IndexPath {
    IndexPath(ofRow: row, inSectionsOf: (0..<numberOfSections).lazy.map(numberOfRows))
  }
}
