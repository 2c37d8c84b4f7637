import ProductsShared
import Stage
import TraceRecording

/// Makes the module.
@Role(.router)
final class ProductListRouter: ProductListRouterProtocol {
  static func createModule(store: ProductStoreProtocol) -> ViewController {
    let view = ProductListViewController()
    let presenter = ProductListPresenter()
    let interactor = ProductListInteractor(store: store)
    let router = ProductListRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }
}
