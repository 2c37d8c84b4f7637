import TraceRecording

// Step 1 of 5: the Interactor, which gets, sorts and deletes plants, and knows no screen.
//
// The Controller does this in `loadPlants()` and `tableView(_:commit:forRowAt:)`. Write here:
//
// * a weak property `presenter` of the type `PlantsInteractorOutputProtocol?`: the Presenter will hold the Interactor;
// * the two bodies. The messages that they send:
//
//   loadPlants()      Interactor -> Store      fetchPlants()
//                     Interactor -> Presenter  didLoadPlants(_:)      the driest plant first
//                  or Interactor -> Presenter  didFailToLoadPlants()  if the Store throws
//   removePlant(_:)   Interactor -> Store      deletePlant(_:)        then as loadPlants()

/// Gets, sorts and deletes the plants.
@Role(.interactor)
final class PlantsInteractor: PlantsInteractorProtocol {
  private var store: PlantsStoreProtocol

  init(store: PlantsStoreProtocol) {
    self.store = store
  }

  func loadPlants() {
  }

  func removePlant(_ plant: Plant) {
  }
}
