import CollaborationTesting
import Stage
import TraceRecording
import Traces

@testable import Plants

// The situations of step 5, with all objects together.

private let showDetail =
  "showDetail(of: PlantsRow(title: \"Fern\", detail: \"3 days ago\"), from: View)"

extension Situation {
  static var ofModule: [Situation] {
    [
      Situation(
        "when the screen opens",
        in: "build",
        "View -> Presenter viewDidLoad()",
        "Presenter -> Interactor loadPlants()",
        "Interactor -> Store fetchPlants()",
        "Interactor -> Presenter didLoadPlants([3 Plant])",
        "Presenter -> View showRows([3 PlantsRow])"
      ) { recordTrace(of: PlantsBuilder.build(store: PlantsStore())) { $0.viewDidLoad() } },
      Situation("when the first row is tapped", in: "build", "Presenter -> Router \(showDetail)") {
        let variant = Variant(.viper) { _ in PlantsBuilder.build(store: PlantsStore()) }
        let stage = HeadlessStage(variant, given: "ready")
        for action in [Action.open, .tap(row: 1)] { try stage.perform(action) }
        return stage.recorder.trace()
      },
    ]
      + PlantsScenarios.all.map { scenario in
        Situation("", in: "build") { _ in
          PlantsScenarios.deviation(in: scenario)
        } trace: {
          Trace()
        }
      }
  }

  /// Returns the situation in which the reference `property` of `owner` must be weak, because the object that it leads to holds `owner`.
  static func weak(_ property: String, of owner: String) -> Situation {
    Situation("", in: property) { _ in
      let recorder = Recorder()
      let screen = recorder.recording { PlantsBuilder.build(store: PlantsStore()) }
      let references = withExtendedLifetime(screen) { recorder.objectGraph().references }
      let isStrong = references.contains {
        $0.owner.name == owner && $0.property == property && $0.strength == .strong
      }
      guard isStrong else { return nil }
      return "\(owner).\(property) must be weak, or nothing is released when the screen is closed."
    } trace: {
      Trace()
    }
  }

  /// The situation after the screen was closed, in which no object may be left.
  static var released: Situation {
    Situation("", in: "build") { _ in
      let recorder = Recorder()
      recorder.recording { PlantsBuilder.build(store: PlantsStore()).viewDidLoad() }
      let graph = recorder.objectGraph()
      guard let left = graph.leaked().first else { return nil }
      let reason = graph.retention(of: left).map { "\($0)" } ?? left.name
      return "Not released when the screen is closed: \(reason)."
    } trace: {
      Trace()
    }
  }
}
