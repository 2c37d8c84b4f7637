import ComparisonData

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Products.
  static let products = SuiteMeasures(
    faults: [
      .init("wrong-list-title", "the list has another title", scenario: "open"),
      .init(
        "unformatted-list-price",
        "a price stands in the list as a bare number, 1899.0",
        scenario: "open"
      ),
      .init(
        "cheapest-first",
        "the products stand in the order of their prices, not in that of the store",
        scenario: "open"
      ),
      .init("first-hundred-only", "the list ends after a hundred products", scenario: "open-many"),
      .init("silent-empty-list", "a list without products says nothing", scenario: "open-empty"),
      .init(
        "failure-as-empty",
        "a store that cannot be reached looks like one without products",
        scenario: "open-failing"
      ),
      .init(
        "next-product-opened",
        "a tap opens the page of the product below, the last row's that of the first",
        scenario: "select"
      ),
      .init("tap-leads-nowhere", "a tap on a product opens no page", scenario: "select"),
      .init(
        "page-price-with-currency",
        "the price on the page of a product is followed by USD",
        scenario: "select"
      ),
      .init(
        "page-without-price",
        "the page of a product does not show its price",
        scenario: "select"
      ),
      .init(
        "list-forgotten",
        "the list drops its rows when it is left, and is bare on return",
        scenario: "back"
      ),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [
          "ProductStoreProtocol: ProductStoreStub"
        ],
        waits: [],
        lines: [
          .init("ProductDetailViewControllerTests.swift", lines: 13),
          .init("ProductListViewControllerTests.swift", lines: 56),
          .init("ProductStoreStub.swift", lines: 10),
          .init("WholeListTests.swift", lines: 26),
        ],
        killers: [
          "wrong-list-title": "is called Product List and hears of taps",
          "unformatted-list-price": "draws the rows that it is given",
          "cheapest-first": "gets every product, in the order of the store",
          "first-hundred-only": "gets every product, in the order of the store",
          "silent-empty-list": "says that there are no products",
          "failure-as-empty": "says that the products could not be loaded",
          "next-product-opened": "opens the page of the product that was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-with-currency": "shows the name and the price of its product",
          "page-without-price": "shows the name and the price of its product",
          "list-forgotten": "keeps its rows while it is left",
        ],
        digest: "8bd6582f1fb56ac9"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "ProductListViewModelProtocol: ProductListViewModelStub",
          "ProductStoreProtocol: ProductStoreStub",
        ],
        waits: [],
        lines: [
          .init("ProductDetailTests.swift", lines: 18),
          .init("ProductListViewControllerTests.swift", lines: 56),
          .init("ProductListViewModelStub.swift", lines: 14),
          .init("ProductListViewModelTests.swift", lines: 45),
          .init("ProductStoreStub.swift", lines: 10),
          .init("WholeListTests.swift", lines: 23),
        ],
        killers: [
          "wrong-list-title": "asks for the products once it listens",
          "unformatted-list-price": "makes every product ready to be drawn",
          "cheapest-first": "gets every product, in the order of the store",
          "first-hundred-only": "gets every product, in the order of the store",
          "silent-empty-list": "says that there are no products",
          "failure-as-empty": "says that the products could not be loaded",
          "next-product-opened": "leads on to the product of a row",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-with-currency": "leads on to the product of a row",
          "page-without-price": "shows the name and the price",
          "list-forgotten": "keeps its rows while it is left",
        ],
        digest: "4709f82f618ba649"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "ProductListPresenterProtocol: ProductListPresenterStub",
          "ProductListViewControllerDelegate: ProductListDelegateSpy",
          "ProductStoreProtocol: ProductStoreStub",
        ],
        waits: [],
        lines: [
          .init("ProductCoordinatorTests.swift", lines: 34),
          .init("ProductDetailTests.swift", lines: 13),
          .init("ProductListPresenterTests.swift", lines: 33),
          .init("ProductListViewControllerTests.swift", lines: 63),
          .init("ProductRepositoryTests.swift", lines: 45),
          .init("ProductStoreStub.swift", lines: 10),
          .init("WholeListTests.swift", lines: 23),
        ],
        killers: [
          "wrong-list-title": "is called Product List and hears of taps",
          "unformatted-list-price": "makes every product ready to be drawn",
          "cheapest-first": "gets every product, in the order of the store",
          "first-hundred-only": "gets every product, in the order of the store",
          "silent-empty-list": "says that there are no products",
          "failure-as-empty": "publishes that the store has failed",
          "next-product-opened": "tells which product was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-with-currency": "makes its product ready to be drawn",
          "page-without-price": "opens the page of the product that was tapped",
          "list-forgotten": "keeps its rows while it is left",
        ],
        digest: "3d15fc36158dff6f"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "ProductDetailPresenterOutputProtocol: ProductDetailPresenterOutputSpy",
          "ProductDetailViewProtocol: ProductDetailViewSpy",
          "ProductListInteractorProtocol: ProductListInteractorSpy",
          "ProductListPresenterOutputProtocol: ProductListPresenterSpy",
          "ProductListPresenterProtocol: ProductListPresenterSpy",
          "ProductListRouterProtocol: ProductListRouterSpy",
          "ProductListViewProtocol: ProductListViewSpy",
          "ProductStoreProtocol: ProductStoreStub",
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
          .init("WholeListTests.swift", lines: 23),
        ],
        killers: [
          "wrong-list-title": "asks for the products",
          "unformatted-list-price": "shows every product, ready to be drawn",
          "cheapest-first": "gets every product, in the order of the store",
          "first-hundred-only": "gets every product, in the order of the store",
          "silent-empty-list": "says that there are no products",
          "failure-as-empty": "answers that the store has failed",
          "next-product-opened": "leads to the product that was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-with-currency": "the Presenter makes the product ready to be drawn",
          "page-without-price": "the module shows the name and the price",
          "list-forgotten": "keeps its rows while it is left",
        ],
        digest: "fbafe1724fc0c98d"
      ),
    ]
  )
}
