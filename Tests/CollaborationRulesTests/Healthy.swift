import Testing
import Traces

@testable import CollaborationRules

/// A conversation in which nothing is wrong, and all that is known of it.
struct Healthy: CustomTestStringConvertible, Sendable {
  let name: String
  let evidence: Evidence

  var testDescription: String { name }

  static func all() throws -> [Healthy] {
    [
      Healthy(name: "MVC", evidence: Evidence(try closed(mvc), entities: ["ProductEntity"])),
      Healthy(name: "MVVM", evidence: Evidence(try closed(mvvm), entities: ["ProductEntity"])),
      Healthy(name: "VIPER", evidence: try viperEvidence),
      Healthy(name: "VIPER, late", evidence: Evidence(try Trace(notation: articles + wait))),
      Healthy(name: "VIPER, left early", evidence: try leftEarly),
      Healthy(name: "RPVC", evidence: Evidence(try rpvcTrace, entities: ["Profile"])),
    ]
  }

  private static func closed(_ notation: String) throws -> Trace {
    try Trace(notation: notation + "\nUser -> View  close").followed(by: ObjectGraph())
  }
}

// MARK: - Products

extension Healthy {
  static let mvc = """
    lanes User Controller Store
    = assembly User ->* Store     Store, Controller
    = wired Controller.store strong Store
    User -> Controller            open
      = calls Controller viewDidLoad()
      Controller -> Store           loadProducts()
      Store --> Controller          [2 ProductEntity]
      = calls Controller viewWillAppear(_:)
      = calls Controller tableView(_:numberOfRowsInSection:)
      = calls Controller tableView(_:cellForRowAt:)
      = calls Controller tableView(_:cellForRowAt:)
    """

  static let mvvm = """
    lanes User View ViewModel Store
    = assembly User ->* Store     Store, ViewModel, View
    = wired ViewModel.store strong Store
    = wired View.viewModel strong ViewModel
    User -> View                  open
      View -> ViewModel             load()
        ViewModel -> Store            loadProducts()
        Store --> ViewModel           [2 ProductEntity]
        ViewModel -> View             onChange([2 ProductRow])
      = calls View viewWillAppear(_:)
    User -> View                  tap 1
      View -> ViewModel             detail(at: 0)
        ViewModel ->* Detail.ViewModel
      ViewModel --> View            Detail.ViewModel
      View ->* Detail.View
      = calls Detail.View viewDidLoad()
      Detail.View -> Detail.ViewModel  product
      Detail.ViewModel --> Detail.View  ProductRow(name: "ProductEntity")
      = calls View viewWillDisappear(_:)
      = calls Detail.View viewWillAppear(_:)
    """

  static let assembly = """
    lanes User View Presenter Interactor Store Router
    = assembly User ->* Store     Store, View, Presenter, Interactor, Router
    = wired Interactor.store strong Store
    = wired View.presenter strong Presenter
    = wired Presenter.view weak View
    = wired Presenter.interactor strong Interactor
    = wired Presenter.router strong Router
    = wired Interactor.presenter weak Presenter
    """

  static let viper = """
    \(assembly)
    User -> View                  open
      = calls View viewDidLoad()
      View -> Presenter             fetchProducts()
        Presenter -> Interactor       getProducts()
          Interactor -> Store           loadProducts()
          Store --> Interactor          [2 ProductEntity]
          Interactor -> Presenter       didFetchProducts([2 ProductEntity])
            Presenter -> View             showProducts([2 ProductRow])
      = calls View viewWillAppear(_:)
    """

  /// The second half of it, rows 8 to 17.
  static let detail = """
    User -> View                  tap 1
      View -> Presenter             didSelectProduct(at: 0)
        Presenter -> Router           navigateToProductDetail(product: ProductEntity(id: 1))
          Router ->* Detail             View, Presenter
      Detail.View -> Detail.Presenter  viewDidLoad()
        Detail.Presenter -> Detail.View  showProduct(ProductRow(name: "iPhone"))
      = calls View viewWillDisappear(_:)
      = calls Detail.View viewWillAppear(_:)
    User -> Detail.View           back
      = calls Detail.View viewWillDisappear(_:)
      = calls View viewWillAppear(_:)
      User -x* Detail               View, Presenter
    """

  static let graph = ObjectGraph(
    "View.presenter strong Presenter",
    "Presenter.view weak View",
    "Presenter.interactor strong Interactor",
    "Presenter.router strong Router",
    "Interactor.presenter weak Presenter",
    "Interactor.store strong Store"
  )

  static var viperTrace: Trace {
    get throws {
      try Trace(notation: viper + "\n" + detail).followed(by: graph)
        .followed(by: "User -> View close\n  User -x* View  View, Presenter, Interactor, Router")
        .followed(by: ObjectGraph())
    }
  }

  static var viperEvidence: Evidence {
    get throws {
      let trace = try viperTrace
      return Evidence(
        trace,
        scenarios: [trace],
        entities: ["ProductEntity"],
        source: SourceFacts(
          requirements: [
            .init("getProducts()", of: "InteractorInput", at: Place(file: "Input.swift", line: 3))
          ],
          calls: [
            .init(
              "Price.isAllowed",
              in: "ProductInteractor",
              .interactor,
              at: Place(file: "ProductInteractor.swift", line: 9, function: "getProducts()")
            )
          ],
          businessRules: ["Price.isAllowed"]
        )
      )
    }
  }
}

// MARK: - Slow answers

extension Healthy {
  /// A list that takes 300 ms.
  static let articles = """
    lanes User View Presenter Interactor Repository
    = wired View.presenter strong Presenter
    = wired Presenter.view weak View
    = wired Presenter.interactor strong Interactor
    = wired Interactor.presenter weak Presenter
    User -> View                  open
      View -> Presenter             onViewReady()
        Presenter -> View             showLoading(true)
        Presenter -> Interactor       loadArticles()
          Interactor -> Repository      fetchAll(completion:)
      = calls View viewWillAppear(_:)

    """

  /// Its answer, after which the View shows it.
  static let wait = """
    = 300ms
    = on io
    User -> View                  wait
      Repository -> Interactor      completion([3 Article]) ^5
        = on main
        Interactor -> Presenter       didLoad([3 Article])
          Presenter -> View             showLoading(false)
          Presenter -> View             showArticles([3 ArticleRow])
    """

  /// The View goes before the answer, and a closure that captures weakly reaches nobody.
  static var leftEarly: Evidence {
    get throws {
      let trace = try Trace(
        notation: articles + """
          User -> View                  close
            = calls View viewWillDisappear(_:)
            User -x* View                 View, Presenter, Interactor
          = 300ms
          Repository -> Interactor      completion([3 Article]) ^5
          """
      )
      return Evidence(trace, scenarios: [try Trace(notation: articles + wait)])
    }
  }

  /// A profile that is published twice, cached and fresh, and a child that is let go.
  static let rpvc = """
    lanes User View Presenter Repository Coordinator Edit.View Edit.Coordinator
    = wired View.presenter strong Presenter
    = wired Presenter.repository strong Repository
    = wired Presenter.coordinator weak Coordinator
    User -> View                  open
      View -> Presenter             state
      Presenter --> View            Publisher
      Presenter -> Repository       profile(for: 1)
      Repository --> Presenter      Publisher
      Repository -> Presenter       profile(Profile(id: 1)) ^4
        Presenter -> View             state(ViewState(name: "Jeff")) ^2
      = calls View viewWillAppear(_:)
      = 200ms
      Repository -> Presenter       profile(Profile(id: 1)) ^4
        Presenter -> View             state(ViewState(name: "Jeff")) ^2
    User -> View                  press Edit
      View -> Presenter             didPressEdit()
        Presenter -> Coordinator      showEditName()
          Coordinator ->* Edit          Coordinator, View
      = calls View viewWillDisappear(_:)
      = calls Edit.View viewWillAppear(_:)
      Repository -> Presenter       profile(Profile(id: 1)) ^4
        Presenter -> View             state(ViewState(name: "Bill")) ^2
    """

  static var rpvcTrace: Trace {
    get throws {
      try Trace(notation: rpvc).followed(by: children)
        .followed(
          by: """
            User -> Edit.View             back
              = calls Edit.View viewWillDisappear(_:)
              = calls View viewWillAppear(_:)
              User -x* Edit                 Coordinator, View
            """
        )
        .followed(by: ObjectGraph("View.presenter strong Presenter"))
    }
  }

  static let children = ObjectGraph("Coordinator.childCoordinators strong Edit.Coordinator")
}
