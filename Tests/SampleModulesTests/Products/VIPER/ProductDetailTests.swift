import CollaborationTesting
import ProductsShared
import Stage
import Testing

@testable import SamplesVIPER

@Suite struct ProductDetailTests {
  private let product = ProductEntity(id: 1, name: "Desk", price: 1250)

  @Test func `the Interactor answers with its product`() {
    let interactor = SubjectUnderTest { ProductDetailInteractor(product: product) }
    expectTrace(interactor.recordTrace { $0.getProduct() }) {
      """
      Interactor -> Presenter didFetchProduct(ProductEntity(id: 1, name: "Desk", price: 1250.0))
      """
    }
  }

  @Test func `the Presenter makes the product ready to be drawn`() {
    let presenter = SubjectUnderTest { ProductDetailPresenter() }
    expectTrace(presenter.recordTrace { $0.didFetchProduct(product) }) {
      """
      Presenter -> View showProduct(ProductRow(name: "Desk", price: "$1,250.00"))
      """
    }
  }

  @Test func `the module shows the name and the price`() {
    let page = ProductDetailRouter.createModule(with: product)
    page.viewDidLoad()
    #expect(page.title == "Desk")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}
