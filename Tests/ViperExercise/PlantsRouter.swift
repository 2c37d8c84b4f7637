import Stage
import TraceRecording

/// Opens the page of a plant.
@Role(.router)
final class PlantsRouter: PlantsRouterProtocol {
  func showDetail(of row: PlantsRow, from view: PlantsViewProtocol) {
    guard let viewController = view as? ViewController else { return }
    let detail = PlantDetailController()
    detail.showPlant(row)
    viewController.navigationController?.pushViewController(detail, animated: true)
  }
}
