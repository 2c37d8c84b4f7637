import Traces

@testable import CollaborationRules

extension Healthy {
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
