import Stage
import TraceRecording

// Step 3 of 5: the View, which draws the rows that it is given, and passes taps on.
//
// The Controller draws in `viewDidLoad()` and in the methods of its list. Write here:
//
// * a property `presenter` of the type `PlantsPresenterProtocol?`, which holds the Presenter;
// * a list, a label for messages, and a property for the rows, as the Controller has them;
// * the bodies. The messages that they send, and what the screen shows:
//
//   viewDidLoad()                      View -> Presenter  viewDidLoad()
//   tableView(_:didSelectRowAt:)       View -> Presenter  didSelectRow(at:)
//   tableView(_:commit:forRowAt:)      View -> Presenter  didDeleteRow(at:)
//   showRows(_:)                       the rows, and no message
//   showMessage(_:)                    the message, and no row

/// Draws the rows, and passes taps on.
@Role(.view)
final class PlantsViewController: ViewController, PlantsViewProtocol, TableViewDataSource,
  TableViewDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
  }

  // MARK: - PlantsViewProtocol

  func showRows(_ rows: [PlantsRow]) {
  }

  func showMessage(_ message: String) {
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
  }
}
