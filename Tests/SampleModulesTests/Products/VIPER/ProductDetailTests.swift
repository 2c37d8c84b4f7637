import ProductsShared
import Stage
import Testing

@testable import ProductsVIPER

@Suite struct ProductDetailTests {
  private let product = ProductEntity(id: 1, name: "Desk", price: 1250)

  @Test func `the Interactor answers with its product`() {
    let presenter = ProductDetailPresenterOutputSpy()
    let interactor = ProductDetailInteractor(product: product)
    interactor.presenter = presenter
    interactor.getProduct()
    #expect(presenter.products == [product])
  }

  @Test func `the Presenter makes the product ready to be drawn`() {
    let view = ProductDetailViewSpy()
    let presenter = ProductDetailPresenter()
    presenter.view = view
    presenter.didFetchProduct(product)
    #expect(view.products == [ProductRow(name: "Desk", price: "$1,250.00")])
  }

  @Test func `the module shows the name and the price`() {
    let page = ProductDetailRouter.createModule(with: product)
    page.viewDidLoad()
    #expect(page.title == "Desk")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}

/// Remembers what it was told to show.
private final class ProductDetailViewSpy: ProductDetailViewProtocol {
  private(set) var products: [ProductRow] = []

  func showProduct(_ product: ProductRow) {
    products.append(product)
  }
}

/// Remembers what its Interactor answered.
private final class ProductDetailPresenterOutputSpy: ProductDetailPresenterOutputProtocol {
  private(set) var products: [ProductEntity] = []

  func didFetchProduct(_ product: ProductEntity) {
    products.append(product)
  }
}
