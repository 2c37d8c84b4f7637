import Traces

@testable import CollaborationRules

extension Faulty {
  static func sourceFaults() throws -> [Faulty] {
    let trace = try Trace(notation: Healthy.viper)
    return [
      Faulty("misplaced-rule", Evidence(trace, source: misplacedRule)),
      Faulty("dead-output", Evidence(trace, scenarios: [trace], source: deadOutput)),
      Faulty("made-entity", Evidence(trace, entities: ["Order"], source: madeEntity)),
      Faulty("hidden-dependency", Evidence(trace, source: hiddenDependency)),
      Faulty("unsaved-change", Evidence(try edited, scenarios: [try edited], source: unsaved)),
      Faulty("unused-reference", Evidence(try held, source: unusedReference)),
    ]
  }

  static let misplacedRule = SourceFacts(
    calls: [.init("TodoTitle.isAcceptable", in: "TodoListViewController", .view, by: "confirm()")],
    businessRules: ["TodoTitle.isAcceptable"]
  )

  static let deadOutput = SourceFacts(
    requirements: [
      .init("getProducts()", of: "InteractorInput", line: 3),
      .init("onError(_:)", of: "InteractorOutput", line: 9),
    ]
  )

  /// A change that is answered, and not sent to the Store.
  static var edited: Trace {
    get throws {
      try Trace(
        notation: """
          lanes User View Presenter Interactor Store
          User -> View                  press Save
            View -> Presenter             rename("Tea")
              Presenter -> Interactor       rename("Tea")
                Interactor -> Presenter       didRename("Tea")
                  Presenter -> View             showTitle("Tea")
          """
      )
    }
  }

  /// A Presenter with a Router that gets no message.
  static var held: Trace {
    get throws {
      try Trace(
        notation: """
          lanes User View Presenter Router
          User -> View                  open
            View -> Presenter             viewDidLoad()
              Presenter -> View             showTitle("Tea")
          """
      )
      .followed(
        by: ObjectGraph("View.presenter strong Presenter", "Presenter.router strong Router")
      )
    }
  }

  static let madeEntity = SourceFacts(calls: [.init("Order", in: "View", .view, by: "confirm()")])

  static let hiddenDependency = SourceFacts(
    sharedUses: [.init("OrderStore.shared", in: "OrderInteractor", .interactor, by: "init()")]
  )

  static let unsaved = SourceFacts(
    entityChanges: [.init("order.title", in: "Interactor", .interactor, by: "rename(_:)")]
  )

  static let unusedReference = SourceFacts(unusedProperties: [.init("router", of: "Presenter")])
}
