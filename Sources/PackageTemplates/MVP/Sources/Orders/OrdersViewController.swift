import Stage
import TraceRecording

/// Draws what the Presenter tells it to show, and passes taps on.
@Role(.view)
final class OrdersViewController: OrdersListController, OrdersViewProtocol {
  private var presenter: OrdersPresenterProtocol

  init(presenter: OrdersPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }

  override func didTapRow(at index: Int) {
    presenter.didSelectRow(at: index)
  }

  // MARK: - OrdersViewProtocol

  func showRows(_ rows: [OrdersRow]) {
    draw(rows)
  }

  func showMessage(_ message: String) {
    draw([], message: message)
  }

  func showDetail(of row: OrdersRow) {
    present(AlertController.detail(of: row), animated: true)
  }
}
