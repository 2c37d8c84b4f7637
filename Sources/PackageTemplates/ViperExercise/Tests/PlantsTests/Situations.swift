import CollaborationTesting
import Traces

@testable import Plants

// The situations of the steps 1 and 2.

private let fern = Plant(name: "Fern", days: 3)
private let plants = [fern, Plant(name: "Cactus", days: 1), Plant(name: "Basil", days: 0)]

extension Situation {
  static var ofInteractor: [Situation] {
    func interactor() throws -> SubjectUnderTest<PlantsInteractor> {
      let interactor = try SubjectUnderTest { PlantsInteractor(store: try $0.double()) }
      interactor.answer("fetchPlants", Array(plants.reversed()))
      return interactor
    }
    return [
      Situation(
        "when the plants are asked for",
        in: "loadPlants",
        "Interactor -> Store fetchPlants()",
        "Interactor -> Presenter didLoadPlants([3 Plant])",
        remark: unsorted
      ) { try interactor().recordTrace { $0.loadPlants() } },
      Situation(
        "when the Store throws",
        in: "loadPlants",
        "Interactor -> Presenter didFailToLoadPlants()"
      ) {
        let interactor = try interactor()
        interactor.answer("fetchPlants", throwing: PlantsStoreError.unavailable)
        return interactor.recordTrace { $0.loadPlants() }
      },
      Situation(
        "when a plant is to be removed",
        in: "removePlant",
        "Interactor -> Store deletePlant(Plant(name: \"Fern\", days: 3))",
        "Interactor -> Store fetchPlants()",
        "Interactor -> Presenter didLoadPlants([3 Plant])"
      ) { try interactor().recordTrace { $0.removePlant(fern) } },
    ]
  }

  /// Returns a sentence on plants that are not sorted; nil if the driest comes first.
  private static func unsorted(in trace: Trace) -> String? {
    let loaded = trace.events.last { $0.message?.baseName == "didLoadPlants" }
    let text = loaded?.message?.arguments?.first?.value.detail ?? ""
    let places = plants.map { text.firstRange(of: $0.name)?.lowerBound ?? text.endIndex }
    if places == places.sorted() { return nil }
    return "Interactor -> Presenter didLoadPlants(_:) does not begin with the driest plant."
  }

  static var ofPresenter: [Situation] {
    func presenter(_ body: @escaping (PlantsPresenter) -> Void) -> () -> Trace {
      { SubjectUnderTest { PlantsPresenter() }.recordTrace { body($0) } }
    }
    func shown(_ index: Int, _ detail: String) -> Situation {
      Situation(
        "when row \(index + 1) of 3 is tapped",
        in: "didSelectRow",
        """
        Presenter -> Router \
        showDetail(of: PlantsRow(title: "\(plants[index].name)", detail: "\(detail)"), from: View)
        """,
        trace: presenter {
          $0.didLoadPlants(plants)
          $0.didSelectRow(at: index)
        }
      )
    }
    return [
      Situation(
        "when the screen is there",
        in: "viewDidLoad",
        "Presenter -> Interactor loadPlants()",
        trace: presenter { $0.viewDidLoad() }
      ),
      Situation(
        "when three plants have come",
        in: "didLoadPlants",
        "Presenter -> View showRows([3 PlantsRow])",
        trace: presenter { $0.didLoadPlants(plants) }
      ),
      Situation(
        "when there are no plants",
        in: "didLoadPlants",
        "Presenter -> View showMessage(\"No plants yet.\")",
        trace: presenter { $0.didLoadPlants([]) }
      ),
      Situation(
        "when the plants do not come",
        in: "didFailToLoadPlants",
        "Presenter -> View showMessage(\"Could not be loaded.\")",
        trace: presenter { $0.didFailToLoadPlants() }
      ),
      shown(0, "3 days ago"), shown(1, "yesterday"), shown(2, "today"),
      Situation(
        "when the first row is deleted",
        in: "didDeleteRow",
        "Presenter -> Interactor removePlant(Plant(name: \"Fern\", days: 3))",
        trace: presenter {
          $0.didLoadPlants(plants)
          $0.didDeleteRow(at: 0)
        }
      ),
    ]
  }
}
