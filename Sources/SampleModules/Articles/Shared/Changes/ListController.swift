import Stage

/// A screen with a list that redraws completely whenever `content` is set.
open class ListController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The content of the list; setting the property redraws the list.
  public var content = ListContent() { didSet { draw() } }

  private let countLabel = Label()
  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let errorLabel = Label()

  /// Lays out the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.refresh() }
    errorView.addSubview(errorLabel)
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.refresh() })
    for part in [countLabel, tableView, activityIndicator, errorView] { view.addSubview(part) }
    draw()
  }

  /// Called after a pull of the list or a tap on Retry; does nothing unless overridden.
  open func refresh() {}

  private func draw() {
    let count = content.rows.count
    countLabel.text = count == 0 ? nil : "\(count) item\(count == 1 ? "" : "s")"
    errorLabel.text = content.message
    errorView.isHidden = content.message == nil
    tableView.reloadData()
    if content.isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }

  // MARK: - TableViewDataSource

  /// Returns the number of rows in `content`.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.rows.count
  }

  /// Returns a cell with the title of a row.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell = TableViewCell()
    cell.textLabel.text = content.rows[indexPath.row].title
    return cell
  }

  // MARK: - TableViewDelegate

  /// Runs the action of the selected row.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    content.rows[indexPath.row].onTap()
  }
}

/// The content of a list, and the actions of its rows.
public struct ListContent {
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// Whether the list is loading.
  public var isLoading: Bool
  /// The error message, which the list shows with a Retry button; nil without an error.
  public var message: String?

  /// Makes a list.
  public init(rows: [Row] = [], isLoading: Bool = false, message: String? = nil) {
    self.rows = rows
    self.isLoading = isLoading
    self.message = message
  }

  /// One row.
  public struct Row {
    let title: String
    let onTap: () -> Void

    /// Makes a row.
    public init(_ title: String, onTap: @escaping () -> Void) {
      self.title = title
      self.onTap = onTap
    }
  }
}
