import Traces

@testable import CollaborationRules

extension Faulty {
  static func messageFaults() throws -> [Faulty] {
    try [
      Faulty("nil-link", nilLink),
      Faulty("all-weak", allWeak),
      Faulty("unowned-view", unownedView),
      Faulty("view-bypass", Healthy.assembly + viewBypass),
      Faulty("entity-leak", entityLeak),
      Faulty("reply-off-main", Healthy.articles + offMain),
      Faulty("double-reply", doubleReply),
      Faulty("no-reply", noReply),
      Faulty("late-reply", Healthy.articles + lateReply),
      Faulty("refresh-race", Healthy.articles + race),
      Faulty("router-bypass", Healthy.viper + "\n" + routerBypass),
      Faulty("per-cell", Healthy.viper + "\n" + perCell),
    ]
  }

  static let nilLink = """
    lanes User View Presenter Interactor Store Router
    = assembly User ->* Store     Store, View, Presenter, Interactor, Router
    = wired View.presenter strong Presenter
    = wired Presenter.view weak View
    = wired Interactor.presenter weak Presenter
    = assembly User -x* Interactor
    User -> View                  open
      View -> Presenter             fetchProducts()
        Presenter -x interactor       getProducts() [nil]
    """

  static let allWeak = """
    lanes User View Presenter Interactor
    = assembly User ->* View      View, Presenter, Interactor
    = wired View.presenter weak Presenter
    = wired Presenter.view weak View
    = wired Presenter.interactor weak Interactor
    = wired Interactor.presenter weak Presenter
    = assembly User -x* Presenter  Presenter, Interactor
    User -> View                  open
      View -x Presenter             fetchProducts() [gone]
    """

  static let unownedView = """
    lanes User View Presenter Interactor
    = wired View.presenter strong Presenter
    = wired Presenter.view unowned View
    = wired Presenter.interactor strong Interactor
    = wired Interactor.listener strong Presenter
    User -> View                  open
      View -> Presenter             onViewReady()
    """

  static let viewBypass = """

    = wired View.interactor strong Interactor
    User -> View                  open
      View -> Interactor            getProducts()
        Interactor -> Presenter       didFetchProducts([2 ProductEntity])
          Presenter -> View             showProducts([2 ProductRow])
    """

  static let entityLeak = """
    User -> View                  open
      View -> Presenter             fetchProducts()
        Presenter -> Interactor       getProducts()
          Interactor -> Presenter       didFetchProducts([2 ProductEntity])
            Presenter -> View             showProducts([2 ProductEntity])
    """

  static let offMain = """
    = 300ms
    = on io
    User -> View                  wait
      Interactor -> Presenter       didLoad([3 Article]) ^4
        Presenter -> View             showArticles([3 ArticleRow])
    """

  static let doubleReply = """
    User -> View                  open
      View -> Presenter             onViewReady()
        Presenter -> Interactor       loadArticles()
          Interactor -> Presenter       onSuccess([3 Article])
            Presenter -> View             showArticles([3 ArticleRow])
          Interactor -> Presenter       onError(Mapping.failed)
            Presenter -> View             showError("Failed to load articles")
    """

  static let noReply = """
    User -> View                  open
      View -> Presenter             onViewReady()
        Presenter -> Interactor       loadArticles()
          Interactor -> Presenter       didLoad([3 Article])
    User -> View                  refresh
      View -> Presenter             onRefresh()
        Presenter -> Interactor       loadArticles()
    """

  static let lateReply = """
    User -> View                  close
      = calls View viewWillDisappear(_:)
      User -x* View
    = 300ms
    Interactor -> Presenter       didLoad([3 Article]) ^4
      Presenter -x View             showArticles(_:) [gone]
    """

  static let race = """
    User -> View                  refresh
      View -> Presenter             onRefresh()
        Presenter -> Interactor       loadArticles()
    = 100ms
    Interactor -> Presenter       didLoad([4 Article]) ^8
      Presenter -> View             showArticles([4 ArticleRow])
    = 200ms
    Interactor -> Presenter       didLoad([3 Article]) ^4
      Presenter -> View             showArticles([3 ArticleRow])
    """

  static let routerBypass = """
    User -> View                  tap 1
      View ->* Detail               View, Presenter
    """

  static let perCell = """
    User -> View                  scroll
      = calls View tableView(_:numberOfRowsInSection:)
      = calls View tableView(_:cellForRowAt:)
      View -> Presenter             row(at: 0)
      Presenter --> View            ProductRow(name: "A")
      = calls View tableView(_:cellForRowAt:)
      View -> Presenter             row(at: 1)
      Presenter --> View            ProductRow(name: "B")
      = calls View tableView(_:cellForRowAt:)
      View -> Presenter             row(at: 2)
      Presenter --> View            ProductRow(name: "C")
    """
}
