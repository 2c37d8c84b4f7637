import TraceRecording

// Step 2 of 5: the Presenter, which decides what the list shows, and what follows a tap.
//
// The Controller does this in `loadPlants()`, `row(for:)` and `tableView(_:didSelectRowAt:)`. Write here:
//
// * a weak property `view` of the type `PlantsViewProtocol?`: the View will hold the Presenter;
// * properties `interactor` and `router` of the types `PlantsInteractorProtocol?` and `PlantsRouterProtocol?`;
// * the five bodies, and a property for the plants that are shown. The messages that they send:
//
//   viewDidLoad()           Presenter -> Interactor  loadPlants()
//   didLoadPlants(_:)       Presenter -> View        showRows(_:)          a row for each plant
//                        or Presenter -> View        showMessage(_:)       "No plants yet."
//   didFailToLoadPlants()   Presenter -> View        showMessage(_:)       "Could not be loaded."
//   didSelectRow(at:)       Presenter -> Router      showDetail(of:from:)  the row, and the View
//   didDeleteRow(at:)       Presenter -> Interactor  removePlant(_:)

/// Decides what the list shows, and what follows a tap.
@Role(.presenter)
final class PlantsPresenter: PlantsPresenterProtocol, PlantsInteractorOutputProtocol {
  // MARK: - PlantsPresenterProtocol

  func viewDidLoad() {
  }

  func didSelectRow(at index: Int) {
  }

  func didDeleteRow(at index: Int) {
  }

  // MARK: - PlantsInteractorOutputProtocol

  func didLoadPlants(_ plants: [Plant]) {
  }

  func didFailToLoadPlants() {
  }
}
