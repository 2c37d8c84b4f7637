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
          .ARCHITECTURE,
          entities: ["OrdersItem"],
          sources: EmbeddedTexts.files.map(SourceFile.init)
        ) { surroundings in
          ASSEMBLY
        }
      ],
      scenarios: OrdersScenarios.all
    )
  }
}
