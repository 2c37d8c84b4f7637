import Testing
import Traces

@testable import CollaborationRules

/// Evidence with one violation, and the name of its rule.
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
    try messageFaults() + referenceFaults() + sourceFaults()
  }

  static func named(_ rule: String) throws -> Evidence {
    try #require(try all().first { $0.rule == rule }).evidence
  }
}

extension Faulty {
  static func referenceFaults() throws -> [Faulty] {
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

  /// The objects that are left after the View was released.
  static let strongOutputLeft = ObjectGraph(
    "Presenter.interactor strong Interactor",
    "Interactor.presenter strong Presenter"
  )

  static let strongClosure = ObjectGraph(
    "View.viewModel strong ViewModel",
    "ViewModel.onChange"
  )
}
