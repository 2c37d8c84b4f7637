import ProductsShared
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct ProductsTests {
  @Test(arguments: ["mvc", "mvvm", "viper", "rpvc"]) func `says as much for 500 rows as for two`(
    architecture: String
  ) throws {
    let counts = try ["open", "open-many"].map { scenario in
      try Played(module: "products", architecture: architecture, scenario: scenario)
        .scenarioRun().trace.rows.count
    }
    #expect(counts[0] == counts[1])
  }

  @Test(arguments: ["mvc", "mvvm", "viper", "rpvc"]) func `leaves nobody behind after many pages`(
    architecture: String
  ) throws {
    let variant = try #require(Samples.modules.first?.variant(architecture))
    let stage = HeadlessStage(variant, given: "ready")
    for action in [Action.open, .tap(row: 1), .back, .tap(row: 2), .close] {
      try stage.perform(action)
    }
    #expect(stage.left == [])
  }

  @Test func `asks, answers, shows and navigates in this order`() throws {
    let played = Played(module: "products", architecture: "viper", scenario: "select")
    let said = try played.scenarioRun().trace.rows.map { row in
      "\(row.sender?.name ?? "") \(row.message?.baseName ?? row.kind.rawValue)"
    }
    #expect(
      said == [
        "User open", "View fetchProducts", "Presenter getProducts", "Interactor loadProducts",
        "Store loadProducts", "Interactor didFetchProducts", "Presenter showProducts",
        "User tap 1", "View didSelectProduct", "Presenter navigateToProductDetail",
        "Router created", "Detail.View viewDidLoad", "Detail.Presenter getProduct",
        "Detail.Interactor didFetchProduct", "Detail.Presenter showProduct",
      ]
    )
  }
}

@Suite struct PriceFormatterTests {
  static let prices: [(Double, String)] = [
    (0, "$0.00"), (0.005, "$0.01"), (9.9, "$9.90"), (999.99, "$999.99"), (1899, "$1,899.00"),
    (1_234_567.5, "$1,234,567.50"), (-12, "-$12.00"),
  ]

  @Test(arguments: prices) func `writes prices as people read them`(price: Double, text: String) {
    #expect(PriceFormatter().string(from: price) == text)
  }
}
