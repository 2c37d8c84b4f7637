import ProductsShared
import Stage

/// Makes the page of a product; no navigation starts from there.
enum ProductDetailRouter {
  static func createModule(with product: ProductEntity) -> ViewController {
    let view = ProductDetailViewController()
    let presenter = ProductDetailPresenter()
    let interactor = ProductDetailInteractor(product: product)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
