import Stage
import TraceRecording

/// Draws the view states of the ViewModel, and passes taps on.
@Role(.view)
final class OrdersViewController: OrdersListController {
  private var viewModel: OrdersViewModelProtocol

  init(viewModel: OrdersViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onChange = { [weak self] in self?.draw($0.rows, message: $0.message) }
    viewModel.load()
  }

  override func didTapRow(at index: Int) {
    viewModel.selectRow(at: index)
  }
}
