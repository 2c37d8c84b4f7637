import Traces

@testable import CollaborationRules

extension Healthy {
  /// A list whose data takes 300 ms.
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

  /// The answer, which the View shows.
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

  /// The View is released before the answer, and a closure that captures it weakly reaches no object.
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
}
