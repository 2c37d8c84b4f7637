import Traces

@testable import CollaborationRules

/// What one rule says to a trace in the notation.
func judged(_ rule: Rule, _ notation: String) throws -> Judgement {
  rule.judge(Evidence(try Trace(notation: notation)))
}

/// Conversations in which nothing is wrong.
enum Healthy {
  static let viper = """
    lanes User View Presenter Interactor Store Router
    = assembly User ->* Store     Store, View, Presenter, Interactor, Router
    = wired Interactor.store strong Store
    = wired View.presenter strong Presenter
    = wired Presenter.view weak View
    = wired Presenter.interactor strong Interactor
    = wired Presenter.router strong Router
    = wired Interactor.presenter weak Presenter
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
}
