import Stage

/// A controller of a screen with a table view; the controller is the data source and the delegate of this view.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table view of the screen.
  public let tableView = UITableView()

  /// The control for pulling the list down; nil if the list cannot be pulled down.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates a screen with an empty table view; its style has no effect.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    fill()
  }

  /// Creates a screen with an empty table view; both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    fill()
  }

  /// Creates a screen with an empty table view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Creates the controller's view, which contains the table view.
  open override func loadView() {
    view = UIView()
    view.addSubview(tableView)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the height of a row in points; never called, since the stage has no layout.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
}
