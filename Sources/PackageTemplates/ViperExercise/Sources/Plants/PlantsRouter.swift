import Stage
import TraceRecording

// Step 4 of 5: the Router, which opens the page of a plant.
//
// The Controller does this in `tableView(_:didSelectRowAt:)`. Write the body: make a `PlantDetailController`, send it the row,
// and push it onto the navigation controller of the View (`view as? ViewController`). The message that it sends:
//
//   showDetail(of:from:)   Router -> PlantDetail.View  showPlant(_:)

/// Opens the page of a plant.
@Role(.router)
final class PlantsRouter: PlantsRouterProtocol {
  func showDetail(of row: PlantsRow, from view: PlantsViewProtocol) {
  }
}
