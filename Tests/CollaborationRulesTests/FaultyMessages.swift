import Traces

@testable import CollaborationRules

extension Faulty {
  /// Faults in messages whose findings or traces other tests use; the conversations have one of each rule.
  static func messageFaults() throws -> [Faulty] {
    try [
      Faulty("nil-link", nilLink),
      Faulty("all-weak", allWeak),
      Faulty("unowned-view", unownedView),
      Faulty("no-reply", noReply),
      Faulty("late-reply", Healthy.articles + lateReply),
      Faulty("refresh-race", Healthy.articles + race),
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
}
