import Traces

@testable import CollaborationRules

extension Healthy {
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

  /// The second half of the trace, rows 8 to 17.
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
          requirements: [.init("getProducts()", of: "InteractorInput", line: 3)],
          calls: ["Price.isAllowed", "ProductEntity"].map {
            .init($0, in: "ProductInteractor", .interactor, by: "getProducts()")
          },
          businessRules: ["Price.isAllowed"],
          sharedUses: [.init("ProductStore.shared", in: "ProductRouter", .router, by: "open()")],
          entityChanges: [.init("product.price", in: "Interactor", .interactor, by: "setPrice(_:)")]
        )
      )
    }
  }
}
