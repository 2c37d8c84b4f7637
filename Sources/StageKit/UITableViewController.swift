import Stage

/// A screen that is a list, and its own data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The list.
  public let tableView = UITableView()

  /// Makes a screen with an empty list.
  public override init() {
    super.init()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Makes a screen with an empty list; its style makes no difference.
  public convenience init(style: UITableView.Style) { self.init() }

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
}
