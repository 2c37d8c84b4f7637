import Stage

// Step 5 of 5: the assembly, which makes and connects the objects.
//
// Until now `build(store:)` returns the Controller, so the screens are those of MVC. Return the View of the VIPER module instead:
// make the View, the Presenter, the Interactor and the Router, and set the five references:
//
//   View.presenter   Presenter.view   Presenter.interactor   Presenter.router   Interactor.presenter
//
// The messages that follow when the screen opens:
//
//   View -> Presenter  viewDidLoad()
//     Presenter -> Interactor  loadPlants()
//       Interactor -> Store  fetchPlants()
//       Interactor -> Presenter  didLoadPlants(_:)
//         Presenter -> View  showRows(_:)

/// Makes and connects the objects of the module.
enum PlantsBuilder {
  static func build(store: PlantsStoreProtocol) -> ViewController {
    PlantsController(store: store)
  }
}
