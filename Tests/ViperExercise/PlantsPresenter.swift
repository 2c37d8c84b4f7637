import TraceRecording

/// Decides what the list shows, and what follows a tap.
@Role(.presenter)
final class PlantsPresenter: PlantsPresenterProtocol, PlantsInteractorOutputProtocol {
  weak var view: PlantsViewProtocol?
  var interactor: PlantsInteractorProtocol?
  var router: PlantsRouterProtocol?

  private var plants: [Plant] = []

  // MARK: - PlantsPresenterProtocol

  func viewDidLoad() {
    interactor?.loadPlants()
  }

  func didSelectRow(at index: Int) {
    guard let view, plants.indices.contains(index) else { return }
    router?.showDetail(of: row(for: plants[index]), from: view)
  }

  func didDeleteRow(at index: Int) {
    guard plants.indices.contains(index) else { return }
    interactor?.removePlant(plants[index])
  }

  // MARK: - PlantsInteractorOutputProtocol

  func didLoadPlants(_ plants: [Plant]) {
    self.plants = plants
    if plants.isEmpty {
      view?.showMessage("No plants yet.")
    } else {
      view?.showRows(plants.map(row))
    }
  }

  func didFailToLoadPlants() {
    plants = []
    view?.showMessage("Could not be loaded.")
  }

  // MARK: - Formatting

  private func row(for plant: Plant) -> PlantsRow {
    let detail =
      switch plant.days {
      case 0: "today"
      case 1: "yesterday"
      default: "\(plant.days) days ago"
      }
    return PlantsRow(title: plant.name, detail: detail)
  }
}
