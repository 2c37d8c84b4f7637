import ProductsShared
import Stage
import Testing

@testable import SamplesMVC

@Suite struct ProductDetailViewControllerTests {
  @Test func `shows the name and the price of its product`() {
    let product = ProductEntity(id: 1, name: "Desk", price: 1250)
    let page = ProductDetailViewController(product: product)
    page.viewDidLoad()
    #expect(page.title == "Desk")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}
