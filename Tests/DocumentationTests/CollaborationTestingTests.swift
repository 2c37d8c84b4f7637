import CollaborationTesting
import ProductsShared
import Stage
import Testing
import Traces
import XCTest

@testable import SamplesVIPER

final class ProductListPresenterTests: XCTestCase {
  func testAsksTheInteractor() {
    let presenter = SubjectUnderTest { ProductListPresenter() }
    expectTrace(presenter.recordTrace { $0.fetchProducts() }) {
      "Presenter -> Interactor getProducts()"
    }
  }
}

@Suite struct CollaborationTestingTests {
  private let store = ProductStore()

  @Test func `says that there are no products`() {
    let presenter = SubjectUnderTest { ProductListPresenter() }
    expectTrace(presenter.recordTrace { $0.didFetchProducts([]) }) {
      """
      Presenter -> View showError("No products found.")
      """
    }
  }

  @Test func `shows how doubles answer`() throws {
    let pen = ProductEntity(id: 1, name: "Pen", price: 1.5)
    let desk = ProductEntity(id: 2, name: "Desk", price: 1250)
    let interactor = try SubjectUnderTest { try ProductListInteractor(store: $0.double()) }
    interactor.answer("loadProducts", [pen, desk])
    interactor.answer("loadProducts", throwing: ProductStoreError.unavailable)
    expectTrace(interactor.recordTrace { $0.getProducts() }, .containing) {
      "Interactor -> Presenter didFailToFetchProducts(_)"
    }
  }

  @Test func `shows a conversation as text`() {
    let opened = recordTrace(of: ProductListRouter.createModule(store: store)) { $0.viewDidLoad() }
    expectTrace(opened) {
      """
      View -> Presenter fetchProducts()
        Presenter -> Interactor getProducts()
          ...
          Interactor -> Presenter didFetchProducts(_)
            Presenter -> View showProducts([2 ProductRow])
      """
    }
    let row = opened.rows.last { $0.message?.baseName == "showProducts" }
    let rows = row?.message?.arguments?.first?.value.detail
    #expect(rows?.hasPrefix(#"[ProductRow(name: "iPhone 16 Pro", price: "$1,899.00"),"#) == true)
  }

  @Test func `shows an order`() throws {
    let trace = try Trace(
      notation: """
        View -> Presenter open()
          Presenter -> View showLoading()
          Presenter -> Interactor getProducts()
            Interactor -> Store store(1)
            Interactor -> Store track(2)
            Interactor -> Store load(id: 3)
              Store -> Interactor didLoad(id: 3)
            Interactor -> Presenter didGet()
              Presenter -> View showProducts(4)
        """
    )
    expectOrder(trace) {
      Messages("showLoading", "getProducts").before("showProducts")
      Messages("getProducts").exactly(1)
      Messages("track", "store").inAnyOrder()
      Messages("showError", "close").never()
      Messages("load(id: $id)").before("didLoad(id: $id)")
    }
  }

  @Test func `shows steps`() {
    let probe = TraceProbe(SubjectUnderTest { ProductListPresenter() })
    probe.send { $0.fetchProducts() }
    probe.receive(.interactor, "getProducts()")
    probe.send { $0.didFetchProducts([]) }
    probe.receive(.view, "showError(_)")
    probe.finish()
  }

  @Test func `shows expectations after the last action`() throws {
    let stage = HeadlessStage(.productsVIPER, given: "ready")
    for action in [Action.open, .tap(row: 1), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }

  @Test func `shows expectations of a module`() {
    let trace = recordTrace(of: ProductListRouter.createModule(store: store)) { $0.viewDidLoad() }
    expectNoFindings(trace)
    expectNoLeaks(of: ProductListRouter.createModule(store: store)) { $0.viewDidLoad() }
    expectWired(trace) {
      """
      Interactor.presenter weak Presenter
      Interactor.store strong Store
      Presenter.interactor strong Interactor
      Presenter.router strong Router
      Presenter.view weak View
      View.presenter strong Presenter
      """
    }
  }

  @Test func `shows how to wait`() async {
    let trace = await recordTrace(
      of: ProductListRouter.createModule(store: store),
      until: { $0.contains("View showProducts") }
    ) { $0.viewDidLoad() }
    #expect(trace.contains("Presenter -> View showProducts"))
  }
}
