import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER as article 000 published it, defects kept.
  public static var productsPublished000: Variant {
    Variant(
      .viper,
      edition: .published("000"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListViewController.tableView(_:cellForRowAt:)",
        .decide: "ProductListPresenter.didFetchProducts(_:)",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListRouter.navigateToProductDetail(from:product:)",
        .keep: "ProductListViewController.showProducts(_:)",
      ],
      publication: .products000
    ) {
      switch $0.condition {
      case "empty": ProductListRouter.createModule(products: [])
      case "many": ProductListRouter.createModule(products: many)
      default: ProductListRouter.createModule()
      }
    }
  }

  private static var many: [ProductEntity] {
    (1...500).map { ProductEntity(id: $0, name: "Product \($0)", price: Double($0)) }
  }
}

extension Publication {
  /// The parts of article 000 that this variant keeps, adds and leaves out.
  fileprivate static let products000 = Publication(
    kept: [
      "five protocols, and a View, an Interactor, a Presenter and a Router, which wires all of them",
      "two products, which the Interactor has in its own code",
      "an empty list is an error: No products found.",
      "a Router that can open the page of a product",
    ],
    added: [
      "an empty and a long list (--given empty, --given many), which createModule hands to the "
        + "Interactor; nothing there can fail, so nothing fails here",
      "the page and its Router, of which the article has the call alone: a plain screen",
      "a table on the screen, with the name and the price in each row, behind a dollar sign and not "
        + "formatted otherwise; the error as a line there, where the article prints it",
      "the entity that all our Products share: the article's three properties, and it can be compared",
      "straight quotation marks, without which the article's lines do not compile; one backslash, "
        + "where the article's two would print the characters instead of the message",
      "a role and doubles where the recorder must see it; classes that are final, names "
        + "without UI; checks: .off where the compiler would warn of a defect that is kept",
    ],
    leftOut: [],
    defects: [
      .init(
        "Presenter and Interactor hold each other, and nobody lets go.",
        source: "createModule, the last links; ProductListInteractor: a presenter that is not weak",
        finding: "strong-output"
      ),
      .init(
        "No reference to the output can be made weak before its protocol is for classes alone.",
        source: "ProductListPresenterOutputProtocol: no AnyObject, which the View's protocol has",
        unseen: "the compiler says it, to whoever writes weak"
      ),
      .init(
        "The Presenter is to format the data for the View, and hands on the entity itself.",
        source: "ProductListViewProtocol, showProducts; the part on what the Presenter is for",
        finding: "entity-leak"
      ),
      .init(
        "The Presenter has a Router and never asks it for anything.",
        source: "ProductListPresenter: the property router; no method uses it",
        finding: "dead-output"
      ),
      .init(
        "If the View is no view controller, or stands in no stack, navigation does nothing and says nothing.",
        source: "ProductListRouter, navigateToProductDetail: the conditional cast and the chain",
        unseen: "the Router is never asked to open the page"
      ),
      .init(
        "There is no way for an error of the data to come to the View.",
        source: "ProductListPresenterOutputProtocol: its one method brings products",
        unseen: "a rule sees only messages that some protocol has, and nothing there can fail"
      ),
      .init(
        "There is no way for a tap to come to the Presenter.",
        source:
          "ProductListPresenterProtocol: its one method fetches; the part by which the Presenter decides on navigation",
        unseen: "a rule sees only messages that some protocol has"
      ),
      .init(
        "The View draws nothing: it keeps the products and prints the error.",
        source: "ProductListViewController, showProducts and showError",
        unseen: "a table and a line on the screen were added"
      ),
    ]
  )
}
