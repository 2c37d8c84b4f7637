import Stage

extension Module {
  /// The module as the laboratory loads it: `load orders`.
  public static var orders: Module {
    Module(
      name: "orders",
      title: "Orders",
      summary: "a list of items, and what is known of one of them",
      variants: [
        Variant(
          .mvvmCoordinator,
          entities: ["OrdersItem"],
          sources: EmbeddedTexts.files.map(SourceFile.init)
        ) { surroundings in
          let navigationController = NavigationController()
          let coordinator = OrdersCoordinator(
            navigationController: navigationController,
            store: OrdersStore(surroundings.condition)
          )
          surroundings.retain(coordinator)
          coordinator.start()
          return navigationController
        }
      ],
      scenarios: OrdersScenarios.all
    )
  }
}
