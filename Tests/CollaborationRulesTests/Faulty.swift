import Testing
import Traces

@testable import CollaborationRules

/// Evidence with one violation, and the name of its rule, for rules that no conversation violates.
struct Faulty: CustomTestStringConvertible, Sendable {
  let rule: String
  let evidence: Evidence

  var testDescription: String { rule }

  init(_ rule: String, _ evidence: Evidence) { (self.rule, self.evidence) = (rule, evidence) }

  static func all() throws -> [Faulty] {
    try referenceFaults() + sourceFaults()
  }

  static func referenceFaults() throws -> [Faulty] {
    [
      Faulty("strong-view", Evidence(try opened(holding: strongView))),
      Faulty("recorder-retains", Evidence(try closed(Healthy.viper, holding: Healthy.graph))),
      Faulty("child-kept", Evidence(try left(holding: Healthy.children))),
    ]
  }

  static func opened(holding graph: ObjectGraph) throws -> Trace {
    try Trace(notation: Healthy.viper).followed(by: graph)
  }

  static func closed(_ notation: String, holding graph: ObjectGraph) throws -> Trace {
    try Trace(notation: notation).followed(by: "User -> View close").followed(by: graph)
  }

  static func left(holding graph: ObjectGraph) throws -> Trace {
    try Trace(notation: Healthy.rpvc).followed(by: graph)
      .followed(
        by: """
          User -> Edit.View             back
            = calls Edit.View viewWillDisappear(_:)
            = calls View viewWillAppear(_:)
            User -x* Edit.View
          """
      )
      .followed(by: graph)
  }

  static let strongView = ObjectGraph(
    "View.presenter strong Presenter",
    "Presenter.view strong View",
    "Presenter.interactor strong Interactor",
    "Interactor.presenter weak Presenter"
  )

  /// The objects that are left after the View was released.
  static let strongOutputLeft = ObjectGraph(
    "Presenter.interactor strong Interactor",
    "Interactor.presenter strong Presenter"
  )

  static let strongClosure = ObjectGraph("View.viewModel strong ViewModel", "ViewModel.onChange")

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
}
