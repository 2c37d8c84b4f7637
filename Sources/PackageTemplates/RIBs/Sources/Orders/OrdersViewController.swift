import Stage
import TraceRecording

/// The interface of the Interactor for the View.
@Doubled
protocol OrdersPresentableListener: AnyObject {
  func didSelectRow(at index: Int)
}

/// Draws what the Interactor tells it to show, and tells the Interactor of taps.
@Role(.view)
final class OrdersViewController: OrdersListController, OrdersPresentable, OrdersViewControllable {
  weak var listener: (any OrdersPresentableListener)?

  override func didTapRow(at index: Int) {
    listener?.didSelectRow(at: index)
  }

  // MARK: - OrdersPresentable

  func showRows(_ rows: [OrdersRow]) {
    draw(rows)
  }

  func showMessage(_ message: String) {
    draw([], message: message)
  }

  // MARK: - OrdersViewControllable

  func showDetail(of row: OrdersRow) {
    present(AlertController.detail(of: row), animated: true)
  }
}
