import Stage
import TraceRecording

/// The interface of the Store, which keeps the plants.
@Doubled
protocol PlantsStoreProtocol: AnyObject {
  func fetchPlants() throws -> [Plant]
  func deletePlant(_ plant: Plant)
}

/// Simulates a server that answers with plants, without plants, or with an error.
@Role(.store)
final class PlantsStore: PlantsStoreProtocol {
  private var plants: [Plant]
  private let isFailing: Bool

  init(_ condition: Condition = "ready") {
    let all = [
      Plant(name: "Basil", days: 0), Plant(name: "Fern", days: 3), Plant(name: "Cactus", days: 1),
    ]
    plants = condition == "empty" ? [] : all
    isFailing = condition == "failing"
  }

  func fetchPlants() throws -> [Plant] {
    if isFailing { throw PlantsStoreError.unavailable }
    return plants
  }

  func deletePlant(_ plant: Plant) {
    plants.removeAll { $0 == plant }
  }
}

/// The error of a request for plants.
enum PlantsStoreError: Error {
  case unavailable
}
