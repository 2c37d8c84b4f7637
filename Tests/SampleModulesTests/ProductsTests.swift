import ProductsShared
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// Every scenario of every module on every variant.
struct Played: CustomTestStringConvertible, Sendable {
  let module: String
  let architecture: String
  let scenario: String

  var testDescription: String { "\(module) \(architecture) \(scenario)" }

  static var all: [Played] {
    Samples.modules.flatMap { module in
      module.variants.flatMap { variant in
        module.scenarios.map { scenario in
          Played(
            module: module.name,
            architecture: variant.architecture.name,
            scenario: scenario.name
          )
        }
      }
    }
  }

  func performance() throws -> Performance {
    let name = self.module
    let module = try #require(Samples.modules.first { $0.name == name })
    let variant = try #require(module.variant(architecture))
    return Performance(of: try #require(module.scenario(scenario)), by: variant)
  }
}

@Suite struct ProductsTests {
  @Test(arguments: Played.all) func `shows the same screens in every architecture`(
    played: Played
  ) throws {
    #expect(try played.performance().deviations == [])
  }

  @Test(arguments: Played.all) func `loses no message`(played: Played) throws {
    #expect(try played.performance().trace.rows.allSatisfy { $0.kind != .lost })
  }

  @Test(arguments: ["mvc", "mvvm", "viper"]) func `leaves nobody behind when it is closed`(
    architecture: String
  ) throws {
    let variant = try #require(Samples.modules.first?.variant(architecture))
    let stage = HeadlessStage(variant, given: "ready")
    for action in [Action.open, .tap(row: 1), .back, .tap(row: 2), .close] {
      try stage.perform(action)
    }
    let events = stage.recorder.trace().events
    let created = Set(events.filter { $0.kind == .created }.flatMap(\.objects))
    let gone = Set(events.filter { $0.kind == .gone }.flatMap(\.objects))
    #expect(created == gone)
  }

  @Test(arguments: ["mvc", "mvvm", "viper"]) func `names a method that exists for every duty`(
    architecture: String
  ) throws {
    let variant = try #require(Samples.modules.first?.variant(architecture))
    for duty in Duty.allCases {
      let place = try #require(variant.place(of: duty), "\(architecture) \(duty)")
      let source = try #require(variant.sources.first { $0.name == place.file })
      #expect(source.lines[place.line - 1].contains("func "))
    }
  }

  @Test func `asks, answers, shows and navigates in this order`() throws {
    let played = Played(module: "products", architecture: "viper", scenario: "select")
    let said = try played.performance().trace.rows.map { row in
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
