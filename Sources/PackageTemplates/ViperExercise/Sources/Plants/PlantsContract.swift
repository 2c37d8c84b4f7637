import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol PlantsViewProtocol: AnyObject {
  func showRows(_ rows: [PlantsRow])
  func showMessage(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol PlantsPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
  func didDeleteRow(at index: Int)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol PlantsInteractorProtocol: AnyObject {
  func loadPlants()
  func removePlant(_ plant: Plant)
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol PlantsInteractorOutputProtocol: AnyObject {
  func didLoadPlants(_ plants: [Plant])
  func didFailToLoadPlants()
}

/// The interface of the Router for the Presenter.
@Doubled
protocol PlantsRouterProtocol: AnyObject {
  func showDetail(of row: PlantsRow, from view: PlantsViewProtocol)
}
