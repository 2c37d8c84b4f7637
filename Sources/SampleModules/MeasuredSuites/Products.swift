import ComparisonData

// Written by  swift run MeasureSuites  from the results; not to be edited.

extension MeasuredSuites {
  /// The suites of Products.
  static let products = SuiteMeasures(
    faults: [
      .init(
        "cut-title",
        "the title of the list lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "open"
      ),
      .init(
        "unformatted-list-price",
        "a price stands in the list as a bare number, 1899.0",
        rule: "a value is shown as it is, and not what is made of it",
        scenario: "open"
      ),
      .init(
        "last-first",
        "the list begins with the last product of the store",
        rule: "a list stands in the opposite order",
        scenario: "open"
      ),
      .init(
        "last-one-missing",
        "the list lacks the last product of the store",
        rule: "a list lacks its last element",
        scenario: "open"
      ),
      .init(
        "silent-empty-list",
        "a list without products says nothing",
        rule: "a condition is not asked, and counts as not met",
        scenario: "open-empty"
      ),
      .init(
        "full-list-empty",
        "a list with products says that there are none",
        rule: "a condition holds where it did not, and the other way round",
        scenario: "open"
      ),
      .init(
        "message-cut",
        "what is said of a failure lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "open-failing"
      ),
      .init(
        "next-product-opened",
        "a tap opens the page of the product below, the last row's that of the first",
        rule: "the element after the one that is meant is taken",
        scenario: "select"
      ),
      .init(
        "tap-leads-nowhere",
        "a tap on a product opens no page",
        rule: "a statement that calls or sets something is left out",
        scenario: "select"
      ),
      .init(
        "page-price-unformatted",
        "the price on the page of a product is a bare number",
        rule: "a value is shown as it is, and not what is made of it",
        scenario: "select"
      ),
      .init(
        "page-without-price",
        "the page of a product does not show its price",
        rule: "a statement that calls or sets something is left out",
        scenario: "select"
      ),
      .init(
        "page-upside-down",
        "the price stands above the name on the page of a product",
        rule: "an argument, an element or a statement changes places with the one after it",
        scenario: "select"
      ),
      .init(
        "list-kept",
        "the list is still there after it is closed",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "open"
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
          "cut-title": "is called Product List and hears of taps",
          "unformatted-list-price": "draws the rows that it is given",
          "last-first": "draws the rows that it is given",
          "last-one-missing": "(the tests stop before their end)",
          "silent-empty-list": "says that there are no products",
          "full-list-empty": "draws the rows that it is given",
          "message-cut": "says that the products could not be loaded",
          "next-product-opened": "opens the page of the product that was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-unformatted": "shows the name and the price of its product",
          "page-without-price": "shows the name and the price of its product",
          "page-upside-down": "shows the name and the price of its product",
        ],
        inapplicable: [
          "list-kept": "no reference in it is weak, and no closure captures anybody"
        ],
        digest: "70a63303dffd13dc"
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
          "cut-title": "asks for the products once it listens",
          "unformatted-list-price": "makes every product ready to be drawn",
          "last-first": "gets every product, in the order of the store",
          "last-one-missing": "gets every product, in the order of the store",
          "silent-empty-list": "says that there are no products",
          "full-list-empty": "makes every product ready to be drawn",
          "message-cut": "says that the products could not be loaded",
          "next-product-opened": "leads on to the product of a row",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-unformatted": "leads on to the product of a row",
          "page-without-price": "shows the name and the price",
          "page-upside-down": "shows the name and the price",
          "list-kept": "is not kept by its ViewModel",
        ],
        digest: "1063b839525382ad"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "ProductListPresenterProtocol: SubjectUnderTest",
          "ProductListViewControllerDelegate: SubjectUnderTest",
          "ProductStoreProtocol: ProductStoreStub",
        ],
        waits: [],
        lines: [
          .init("ProductCoordinatorTests.swift", lines: 34),
          .init("ProductDetailTests.swift", lines: 13),
          .init("ProductListPresenterTests.swift", lines: 33),
          .init("ProductListViewControllerTests.swift", lines: 53),
          .init("ProductRepositoryTests.swift", lines: 45),
          .init("ProductStoreStub.swift", lines: 10),
          .init("WholeListTests.swift", lines: 23),
        ],
        killers: [
          "cut-title": "is called Product List and hears of taps",
          "unformatted-list-price": "makes every product ready to be drawn",
          "last-first": "gets every product, in the order of the store",
          "last-one-missing": "asks the store only when somebody subscribes",
          "silent-empty-list": "says that there are no products",
          "full-list-empty": "makes every product ready to be drawn",
          "message-cut": "says that the products could not be loaded",
          "next-product-opened": "tells which product was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-unformatted": "makes its product ready to be drawn",
          "page-without-price": "opens the page of the product that was tapped",
          "page-upside-down": "opens the page of the product that was tapped",
          "list-kept": "leaves nobody behind when it is closed",
        ],
        digest: "a4638de3168a2a8a"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "ProductDetailInteractorProtocol: SubjectUnderTest",
          "ProductDetailPresenterOutputProtocol: SubjectUnderTest",
          "ProductDetailViewProtocol: SubjectUnderTest",
          "ProductListInteractorProtocol: SubjectUnderTest",
          "ProductListPresenterOutputProtocol: ProductListPresenterSpy",
          "ProductListPresenterProtocol: SubjectUnderTest",
          "ProductListRouterProtocol: SubjectUnderTest",
          "ProductListViewProtocol: ProductListViewSpy, SubjectUnderTest",
          "ProductStoreProtocol: ProductStoreStub",
        ],
        waits: [],
        lines: [
          .init("ProductDetailTests.swift", lines: 30),
          .init("ProductListInteractorTests.swift", lines: 22),
          .init("ProductListPresenterSpy.swift", lines: 12),
          .init("ProductListPresenterTests.swift", lines: 61),
          .init("ProductListRouterTests.swift", lines: 22),
          .init("ProductListViewControllerTests.swift", lines: 52),
          .init("ProductStoreStub.swift", lines: 10),
          .init("WholeListTests.swift", lines: 23),
        ],
        killers: [
          "cut-title": "asks for the products",
          "unformatted-list-price": "shows every product, ready to be drawn",
          "last-first": "gets every product, in the order of the store",
          "last-one-missing": "answers with the products of the store",
          "silent-empty-list": "says that there are no products",
          "full-list-empty": "makes a module that shows the products",
          "message-cut": "says that the products could not be loaded",
          "next-product-opened": "leads to the product that was tapped",
          "tap-leads-nowhere": "opens the page of the product that was tapped",
          "page-price-unformatted": "the Presenter makes the product ready to be drawn",
          "page-without-price": "the module shows the name and the price",
          "page-upside-down": "the module shows the name and the price",
          "list-kept": "leaves nobody behind when it is closed",
        ],
        digest: "f823ee19316bf948"
      ),
    ]
  )
}
