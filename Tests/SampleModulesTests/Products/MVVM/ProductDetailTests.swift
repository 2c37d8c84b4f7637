import ProductsShared
import Stage
import Testing

@testable import SamplesMVVM

@Suite struct ProductDetailTests {
  private let viewModel = ProductDetailViewModel(
    product: ProductEntity(id: 1, name: "Desk", price: 1250)
  )

  @Test func `makes its product ready to be drawn`() {
    #expect(viewModel.product == ProductRow(name: "Desk", price: "$1,250.00"))
  }

  @Test func `shows the name and the price`() {
    let page = ProductDetailViewController(viewModel: viewModel)
    page.viewDidLoad()
    #expect(page.title == "Desk")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}
