import Stage
import TraceRecording

/// Draws the list, makes requests of the user's actions, and routes to the item that is selected.
@Role(.view)
final class OrdersViewController: OrdersListController, OrdersDisplayLogic {
  var interactor: (any OrdersBusinessLogic)?
  var router: (any OrdersRoutingLogic)?

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.fetchItems(request: .init())
  }

  override func didTapRow(at index: Int) {
    interactor?.selectItem(request: .init(index: index))
  }

  // MARK: - OrdersDisplayLogic

  func displayItems(viewModel: OrdersModels.FetchItems.ViewModel) {
    draw(viewModel.rows, message: viewModel.message)
  }

  func displaySelectedItem(viewModel: OrdersModels.SelectItem.ViewModel) {
    router?.routeToDetail(of: viewModel.row)
  }
}
