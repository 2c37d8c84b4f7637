import Stage

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Products.
  static let products: [String: SuiteMeasure] = [
    "mvc": SuiteMeasure(
      doubles: [
        "ProductStoreStub"
      ],
      waits: [],
      lines: [
        .init("ProductDetailViewControllerTests.swift", lines: 13),
        .init("ProductListViewControllerTests.swift", lines: 56),
        .init("ProductStoreStub.swift", lines: 10),
      ],
      faults: [
        .init(
          "wrong-list-title",
          "the list has another title",
          scenario: "open",
          killer: "is called Product List and hears of taps"
        ),
        .init(
          "unformatted-list-price",
          "a price stands in the list as a bare number, 1899.0",
          scenario: "open",
          killer: "lists every product with its name and price"
        ),
        .init(
          "cheapest-first",
          "the products stand in the order of their prices, not in that of the store",
          scenario: "open",
          killer: nil
        ),
        .init(
          "first-hundred-only",
          "the list ends after a hundred products",
          scenario: "open-many",
          killer: nil
        ),
        .init(
          "silent-empty-list",
          "a list without products says nothing",
          scenario: "open-empty",
          killer: "says that there are no products"
        ),
        .init(
          "failure-as-empty",
          "a store that cannot be reached looks like one without products",
          scenario: "open-failing",
          killer: "says that the products could not be loaded"
        ),
        .init(
          "next-product-opened",
          "a tap opens the page of the product below, the last row's that of the first",
          scenario: "select",
          killer: "opens the page of the product that was tapped"
        ),
        .init(
          "tap-leads-nowhere",
          "a tap on a product opens no page",
          scenario: "select",
          killer: "opens the page of the product that was tapped"
        ),
        .init(
          "page-price-with-currency",
          "the price on the page of a product is followed by USD",
          scenario: "select",
          killer: "shows the name and the price of its product"
        ),
        .init(
          "page-without-price",
          "the page of a product does not show its price",
          scenario: "select",
          killer: "shows the name and the price of its product"
        ),
        .init(
          "list-forgotten",
          "the list drops its rows when it is left, and is bare on return",
          scenario: "back",
          killer: nil
        ),
      ],
      digest: "111dd162aeb8bcc5"
    ),
    "mvvm": SuiteMeasure(
      doubles: [
        "ProductListViewModelStub",
        "ProductStoreStub",
      ],
      waits: [],
      lines: [
        .init("ProductDetailTests.swift", lines: 18),
        .init("ProductListViewControllerTests.swift", lines: 56),
        .init("ProductListViewModelStub.swift", lines: 15),
        .init("ProductListViewModelTests.swift", lines: 52),
        .init("ProductStoreStub.swift", lines: 10),
      ],
      faults: [
        .init(
          "wrong-list-title",
          "the list has another title",
          scenario: "open",
          killer: "asks for the products once it listens"
        ),
        .init(
          "unformatted-list-price",
          "a price stands in the list as a bare number, 1899.0",
          scenario: "open",
          killer: "makes every product ready to be drawn"
        ),
        .init(
          "cheapest-first",
          "the products stand in the order of their prices, not in that of the store",
          scenario: "open",
          killer: nil
        ),
        .init(
          "first-hundred-only",
          "the list ends after a hundred products",
          scenario: "open-many",
          killer: nil
        ),
        .init(
          "silent-empty-list",
          "a list without products says nothing",
          scenario: "open-empty",
          killer: "says that there are no products"
        ),
        .init(
          "failure-as-empty",
          "a store that cannot be reached looks like one without products",
          scenario: "open-failing",
          killer: "says that the products could not be loaded"
        ),
        .init(
          "next-product-opened",
          "a tap opens the page of the product below, the last row's that of the first",
          scenario: "select",
          killer: "leads on to the product of a row"
        ),
        .init(
          "tap-leads-nowhere",
          "a tap on a product opens no page",
          scenario: "select",
          killer: "opens the page of the row that was tapped"
        ),
        .init(
          "page-price-with-currency",
          "the price on the page of a product is followed by USD",
          scenario: "select",
          killer: "leads on to the product of a row"
        ),
        .init(
          "page-without-price",
          "the page of a product does not show its price",
          scenario: "select",
          killer: "shows the name and the price"
        ),
        .init(
          "list-forgotten",
          "the list drops its rows when it is left, and is bare on return",
          scenario: "back",
          killer: nil
        ),
      ],
      digest: "f5b23d5cba5da5b1"
    ),
    "rpvc": SuiteMeasure(
      doubles: [
        "ProductListDelegateSpy",
        "ProductListPresenterStub",
        "ProductStoreStub",
      ],
      waits: [],
      lines: [
        .init("ProductCoordinatorTests.swift", lines: 30),
        .init("ProductDetailTests.swift", lines: 13),
        .init("ProductListPresenterTests.swift", lines: 33),
        .init("ProductListViewControllerTests.swift", lines: 63),
        .init("ProductRepositoryTests.swift", lines: 38),
        .init("ProductStoreStub.swift", lines: 10),
      ],
      faults: [
        .init(
          "wrong-list-title",
          "the list has another title",
          scenario: "open",
          killer: "is called Product List and hears of taps"
        ),
        .init(
          "unformatted-list-price",
          "a price stands in the list as a bare number, 1899.0",
          scenario: "open",
          killer: "makes every product ready to be drawn"
        ),
        .init(
          "cheapest-first",
          "the products stand in the order of their prices, not in that of the store",
          scenario: "open",
          killer: nil
        ),
        .init(
          "first-hundred-only",
          "the list ends after a hundred products",
          scenario: "open-many",
          killer: nil
        ),
        .init(
          "silent-empty-list",
          "a list without products says nothing",
          scenario: "open-empty",
          killer: "says that there are no products"
        ),
        .init(
          "failure-as-empty",
          "a store that cannot be reached looks like one without products",
          scenario: "open-failing",
          killer: "publishes that the store has failed"
        ),
        .init(
          "next-product-opened",
          "a tap opens the page of the product below, the last row's that of the first",
          scenario: "select",
          killer: "tells which product was tapped"
        ),
        .init(
          "tap-leads-nowhere",
          "a tap on a product opens no page",
          scenario: "select",
          killer: "opens the page of the product that was selected"
        ),
        .init(
          "page-price-with-currency",
          "the price on the page of a product is followed by USD",
          scenario: "select",
          killer: "makes its product ready to be drawn"
        ),
        .init(
          "page-without-price",
          "the page of a product does not show its price",
          scenario: "select",
          killer: "opens the page of the product that was selected"
        ),
        .init(
          "list-forgotten",
          "the list drops its rows when it is left, and is bare on return",
          scenario: "back",
          killer: nil
        ),
      ],
      digest: "2572e738318696c4"
    ),
    "viper": SuiteMeasure(
      doubles: [
        "ProductDetailPresenterOutputSpy",
        "ProductDetailViewSpy",
        "ProductListInteractorSpy",
        "ProductListPresenterSpy",
        "ProductListRouterSpy",
        "ProductListViewSpy",
        "ProductStoreStub",
      ],
      waits: [],
      lines: [
        .init("ProductDetailTests.swift", lines: 39),
        .init("ProductListInteractorSpy.swift", lines: 7),
        .init("ProductListInteractorTests.swift", lines: 22),
        .init("ProductListPresenterSpy.swift", lines: 22),
        .init("ProductListPresenterTests.swift", lines: 50),
        .init("ProductListRouterSpy.swift", lines: 8),
        .init("ProductListRouterTests.swift", lines: 27),
        .init("ProductListViewControllerTests.swift", lines: 40),
        .init("ProductListViewSpy.swift", lines: 11),
        .init("ProductStoreStub.swift", lines: 10),
      ],
      faults: [
        .init(
          "wrong-list-title",
          "the list has another title",
          scenario: "open",
          killer: "asks for the products"
        ),
        .init(
          "unformatted-list-price",
          "a price stands in the list as a bare number, 1899.0",
          scenario: "open",
          killer: "shows every product, ready to be drawn"
        ),
        .init(
          "cheapest-first",
          "the products stand in the order of their prices, not in that of the store",
          scenario: "open",
          killer: nil
        ),
        .init(
          "first-hundred-only",
          "the list ends after a hundred products",
          scenario: "open-many",
          killer: nil
        ),
        .init(
          "silent-empty-list",
          "a list without products says nothing",
          scenario: "open-empty",
          killer: "says that there are no products"
        ),
        .init(
          "failure-as-empty",
          "a store that cannot be reached looks like one without products",
          scenario: "open-failing",
          killer: "answers that the store has failed"
        ),
        .init(
          "next-product-opened",
          "a tap opens the page of the product below, the last row's that of the first",
          scenario: "select",
          killer: "leads to the product that was tapped"
        ),
        .init(
          "tap-leads-nowhere",
          "a tap on a product opens no page",
          scenario: "select",
          killer: "opens the page of a product"
        ),
        .init(
          "page-price-with-currency",
          "the price on the page of a product is followed by USD",
          scenario: "select",
          killer: "the Presenter makes the product ready to be drawn"
        ),
        .init(
          "page-without-price",
          "the page of a product does not show its price",
          scenario: "select",
          killer: "the module shows the name and the price"
        ),
        .init(
          "list-forgotten",
          "the list drops its rows when it is left, and is bare on return",
          scenario: "back",
          killer: nil
        ),
      ],
      digest: "72dfdd76fd5f0b82"
    ),
  ]
}
