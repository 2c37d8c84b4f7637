import ProductsShared
import Stage
import Testing

@testable import SamplesRPVC

@Suite struct ProductDetailTests {
  @Test func `makes its product ready to be drawn`() {
    let product = ProductEntity(id: 1, name: "Desk", price: 1250)
    #expect(
      ProductDetailPresenter.state(for: product)
        == ProductDetailViewState(name: "Desk", price: "$1,250.00")
    )
  }
}
