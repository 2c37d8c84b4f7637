import Testing
import Traces

@testable import CollaborationRules

/// A conversation with one fault in it.
struct Faulty: CustomTestStringConvertible, Sendable {
  let rule: String
  let evidence: Evidence

  var testDescription: String { rule }

  init(_ rule: String, _ evidence: Evidence) {
    self.rule = rule
    self.evidence = evidence
  }

  init(_ rule: String, _ notation: String) throws {
    self.init(rule, Evidence(try Trace(notation: notation), entities: ["ProductEntity"]))
  }

  static func all() throws -> [Faulty] {
    try spoken() + remembered() + read()
  }

  static func named(_ rule: String) throws -> Evidence {
    try #require(try all().first { $0.rule == rule }).evidence
  }
}

// MARK: - Faults in what was said

extension Faulty {
  private static func spoken() throws -> [Faulty] {
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

// MARK: - Faults in what is held

extension Faulty {
  private static func remembered() throws -> [Faulty] {
    [
      Faulty("strong-view", Evidence(try opened(holding: strongView))),
      Faulty("strong-output", Evidence(try opened(holding: strongOutput))),
      Faulty("strong-closure", Evidence(try closed(Healthy.mvvm, holding: strongClosure))),
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

  static let strongOutput = ObjectGraph(
    "View.presenter strong Presenter",
    "Presenter.view weak View",
    "Presenter.interactor strong Interactor",
    "Interactor.presenter strong Presenter"
  )

  /// What is left of it when the View has gone.
  static let strongOutputLeft = ObjectGraph(
    "Presenter.interactor strong Interactor",
    "Interactor.presenter strong Presenter"
  )

  static let strongClosure = ObjectGraph(
    "View.viewModel strong ViewModel",
    "ViewModel.onChange"
  )
}

// MARK: - Faults in the source

extension Faulty {
  private static func read() throws -> [Faulty] {
    let trace = try Trace(notation: Healthy.viper)
    return [
      Faulty("misplaced-rule", Evidence(trace, source: misplacedRule)),
      Faulty("dead-output", Evidence(trace, scenarios: [trace], source: deadOutput)),
    ]
  }

  static let misplacedRule = SourceFacts(
    calls: [
      .init(
        "TodoTitle.isAcceptable",
        in: "TodoListViewController",
        .view,
        at: Place(file: "TodoListViewController.swift", line: 31, function: "confirm()")
      )
    ],
    businessRules: ["TodoTitle.isAcceptable"]
  )

  static let deadOutput = SourceFacts(
    requirements: [
      .init("getProducts()", of: "InteractorInput", at: Place(file: "Protocols.swift", line: 3)),
      .init("onError(_:)", of: "InteractorOutput", at: Place(file: "Protocols.swift", line: 9)),
    ]
  )
}
