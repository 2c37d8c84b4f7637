import CollaborationTesting
import ProductsShared
import Stage
import Testing
import Traces

@testable import ProductsMVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let products = [ProductEntity(id: 1, name: "Pen", price: 1.5)]
    let stage = HeadlessStage(
      Variant(.mvc) { _ in ProductListViewController(store: ProductStoreStub(.success(products))) },
      given: "ready"
    )
    for action in [Action.open, .tap(row: 1), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
