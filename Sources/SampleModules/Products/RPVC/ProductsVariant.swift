import ComparisonData
import ProductsShared
import Publishing
import Stage

extension Variant {
  /// Products in RPVC.
  public static var productsRPVC: Variant {
    Variant(
      .rpvc,
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductRepository.products()",
        .format: "ProductListPresenter.row(for:)",
        .decide: "ProductListPresenter.state(for:)",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductCoordinator.didSelectProduct(id:)",
        .keep: "ProductListViewController.render(_:)",
      ]
    ) {
      let navigationController = NavigationController()
      let coordinator = ProductCoordinator(
        navigationController: navigationController,
        repository: ProductRepository(store: ProductStore($0.condition))
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
