import TraceRecording

/// Gets, sorts and deletes the plants.
@Role(.interactor)
final class PlantsInteractor: PlantsInteractorProtocol {
  weak var presenter: PlantsInteractorOutputProtocol?
  private var store: PlantsStoreProtocol

  init(store: PlantsStoreProtocol) {
    self.store = store
  }

  func loadPlants() {
    do {
      let plants = try store.fetchPlants().sorted { $0.days > $1.days }
      presenter?.didLoadPlants(plants)
    } catch {
      presenter?.didFailToLoadPlants()
    }
  }

  func removePlant(_ plant: Plant) {
    store.deletePlant(plant)
    loadPlants()
  }
}
