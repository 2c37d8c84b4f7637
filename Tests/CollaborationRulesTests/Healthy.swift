import Testing
import Traces

@testable import CollaborationRules

struct Healthy: CustomTestStringConvertible, Sendable {
  let name: String
  let evidence: Evidence

  var testDescription: String { name }

  static func all() throws -> [Healthy] {
    [
      Healthy(name: "MVVM", evidence: Evidence(try closed, entities: ["ProductEntity"])),
      Healthy(name: "VIPER", evidence: try viperEvidence),
      Healthy(name: "VIPER, late", evidence: Evidence(try Trace(notation: articles + wait))),
      Healthy(name: "VIPER, left early", evidence: try leftEarly),
      Healthy(name: "RPVC", evidence: Evidence(try rpvcTrace, entities: ["Profile"])),
    ]
  }

  private static var closed: Trace {
    get throws {
      try Trace(notation: mvvm + "\nUser -> View  close").followed(by: ObjectGraph())
    }
  }

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

  /// A profile that is published twice, cached and fresh, and a child that is released.
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
