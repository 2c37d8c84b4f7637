import Stage

/// A screen that says in `body` what it shows, and is drawn again after each change of what it has read there.
///
/// It stands for SwiftUI: for a View in its hosting controller, and for `List`, `Text` and `Button`. A SwiftUI View is a value without
/// a lane, and is given one by the modifier `recorded(as:showing:)`; here the role of the subclass gives the lane.
open class ScreenView: ViewController, TableViewDataSource, TableViewDelegate {
  /// A part of a screen.
  public enum Element {
    /// The title in the bar above the screen.
    case title(String)
    /// A list with two texts in each row.
    case rows([(title: String, detail: String)])
    /// A line of text; nil and an empty text take no line.
    case text(String?)
    /// A button, and what pressing it does.
    case button(String, () -> Void)
  }

  /// The parts of the screen, from top to bottom.
  open var body: [Element] { [] }

  private var rows: [(title: String, detail: String)] = []

  /// Creates a screen that is drawn when it is shown.
  public override init() {
    super.init()
    loading = "body"
  }

  /// Called when a row was tapped.
  open func selectRow(at index: Int) {}

  /// Called when a row was swiped away.
  open func deleteRow(at index: Int) {}

  public override final func updateProperties() {
    super.updateProperties()
    let drawn = View()
    for element in body { draw(element, in: drawn) }
    view = drawn
  }

  private func draw(_ element: Element, in drawn: View) {
    switch element {
    case .title(let text): title = text
    case .rows(let rows): drawn.addSubview(list(of: rows))
    case .text(let text): drawn.addSubview(Label(text: text))
    case .button(let title, let action): drawn.addSubview(Button(title: title, action: action))
    }
  }

  private func list(of rows: [(title: String, detail: String)]) -> TableView {
    self.rows = rows
    let list = TableView()
    list.calls = .body
    list.dataSource = self
    list.delegate = self
    return list
  }

  // MARK: - TableViewDataSource

  /// Returns the number of rows.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  /// Returns a row with its two texts.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row].title
    cell.detailTextLabel.text = rows[indexPath.row].detail
    return cell
  }

  /// Returns true: each row can be swiped away.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Calls `deleteRow(at:)`.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    deleteRow(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  /// Calls `selectRow(at:)`.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selectRow(at: indexPath.row)
  }
}
