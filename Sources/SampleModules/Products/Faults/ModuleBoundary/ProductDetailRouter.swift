import ProductsShared
import Stage

/// Makes the page of a product; nothing leads on from there.
enum ProductDetailRouter {
  static func createModule(
    with product: ProductEntity,
    listPresenter: ProductListPresenterProtocol?
  ) -> ViewController {
    let view = ProductDetailViewController()
    let presenter = ProductDetailPresenter()
    let interactor = ProductDetailInteractor(product: product)

    view.presenter = presenter
    view.listPresenter = listPresenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
