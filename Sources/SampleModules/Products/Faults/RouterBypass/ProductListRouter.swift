import ProductsShared
import Stage

/// Makes the module; its View leads on from there.
enum ProductListRouter {
  static func createModule(store: ProductStoreProtocol) -> ViewController {
    let view = ProductListViewController()
    let presenter = ProductListPresenter()
    let interactor = ProductListInteractor(store: store)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
