import CollaborationTesting
import Stage
import Traces

@testable import Plants

// The situations of the steps 3 and 4.

private let row = PlantsRow(title: "Fern", detail: "3 days ago")
extension Situation {
  static var ofView: [Situation] {
    func touched(_ action: Action) -> () throws -> Trace {
      {
        let view = SubjectUnderTest { PlantsViewController() }
        let variant = Variant(.viper) { _ in view.subject }
        let stage = HeadlessStage(variant, given: "ready", recorder: view.recorder)
        try stage.perform(.open)
        view.subject.showRows([row, row])
        try stage.perform(.wait(milliseconds: 1))
        try? stage.perform(action)
        return stage.recorder.trace()
      }
    }
    return [
      Situation(
        "when the screen opens",
        in: "viewDidLoad",
        "View -> Presenter viewDidLoad()",
        trace: { SubjectUnderTest { PlantsViewController() }.recordTrace { $0.viewDidLoad() } }
      ),
      drawn(.rows(("Fern", "3 days ago")), by: "showRows") {
        $0.showMessage("No plants yet.")
        $0.showRows([row])
      },
      drawn(.saying("No plants yet."), by: "showMessage") {
        $0.showRows([row])
        $0.showMessage("No plants yet.")
      },
      Situation(
        "when the second row is tapped",
        in: "didSelectRowAt",
        "View -> Presenter didSelectRow(at: 1)",
        trace: touched(.tap(row: 2))
      ),
      Situation(
        "when the second row is swiped away",
        in: "commit",
        "View -> Presenter didDeleteRow(at: 1)",
        trace: touched(.delete(row: 2))
      ),
    ]
  }

  /// Returns the situation after a message to the View, in which its screen must be `screen`.
  private static func drawn(
    _ screen: Screen,
    by method: String,
    _ body: @escaping (PlantsViewController) -> Void
  ) -> Situation {
    Situation("after \(method)(_:)", in: method) { _ in
      let view = PlantsViewController()
      let stage = HeadlessStage(Variant(.viper) { _ in view }, given: "ready")
      try stage.perform(.open)
      body(view)
      try stage.perform(.wait(milliseconds: 1))
      return screen.difference(from: stage.screen).map { "The screen \($0) after \(method)(_:)." }
    } trace: {
      Trace()
    }
  }

  static var ofRouter: [Situation] {
    let screen = BareScreen()
    let navigation = NavigationController(rootViewController: screen)
    return [
      Situation(
        "when the page of a plant is asked for",
        in: "showDetail",
        "Router -> PlantDetail.View showPlant(PlantsRow(title: \"Fern\", detail: \"3 days ago\"))"
      ) { _ in
        navigation.topViewController is PlantDetailController
          ? nil : "The page was not pushed onto the navigation controller of the View."
      } trace: {
        SubjectUnderTest { PlantsRouter() }.recordTrace { $0.showDetail(of: row, from: screen) }
      }
    ]
  }
}

/// A screen from which the Router opens the page of a plant.
private final class BareScreen: ViewController, PlantsViewProtocol {
  func showRows(_ rows: [PlantsRow]) {}
  func showMessage(_ message: String) {}
}
