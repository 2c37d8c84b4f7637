import Comparison
import ComparisonData
import SampleModules
import Stage
import TerminalText
import Testing
import Traces

@Suite struct ExclusionTests {
  private let products: Module
  private let mvc: Variant

  init() throws {
    products = try #require(Samples.modules.first { $0.name == "products" })
    mvc = try #require(products.variant("mvc"))
  }

  @Test func `a variant with another screen has no numbers, whatever scenario is played`() throws {
    let unfair = changed { surroundings in
      let controller = self.mvc.assemble(surroundings)
      if surroundings.condition == "failing" { return ViewController() }
      return controller
    }
    let comparison = try compared(unfair)
    #expect(
      comparison.entries[1].exclusion == .otherScreen(scenario: "open-failing", action: "open")
    )
    #expect(comparison.metrics.allSatisfy { $0.entries[1].value == .refused })
    #expect(comparison.metric("messages")?.entries[0].value == .number(5))
    let reason =
      "MVC has no numbers: in open-failing, after open, the screen is not what it must be."
    #expect(comparison.summary(width: 200).plain.contains(reason))
  }

  @Test func `a variant that is exempt keeps its numbers, and the reason is printed`() throws {
    let unfair = changed { $0.condition == "failing" ? ViewController() : self.mvc.assemble($0) }
    let exemption = Exemption("mvc", "open-failing", because: "it shows nothing.")
    let comparison = try compared(unfair, [exemption])
    #expect(comparison.entries[1].exclusion == nil)
    let messages = try #require(comparison.metric("messages")?.entries[1])
    #expect(!messages.rows.contains { $0.hasPrefix("open-failing") })
    let text = comparison.summary(width: 200).plain
    #expect(text.contains("mvc is not held to open-failing: it shows nothing."))
  }

  @Test func `a variant that hides a file has no numbers`() throws {
    let hidden = SourceFile(name: "Hidden.swift", text: "func help() {}")
    let comparison = try compared(changed(sources: mvc.sources + [hidden], mvc.assemble))
    #expect(comparison.entries[1].exclusion == .hiddenFiles(["Hidden.swift"]))
    #expect(comparison.metric("lines")?.entries[1].value == .refused)
    #expect(comparison.entries[1].summary == "no numbers: its manifest leaves out Hidden.swift")
  }

  @Test func `a variant without a manifest is counted without its presentation`() throws {
    let scenarios = SourceFile(name: "All.swift", text: "let all = [\n  Scenario(\n  )\n]")
    let bare = Variant(
      .mvc,
      entities: mvc.entities,
      sources: mvc.sources + [scenarios],
      assemble: mvc.assemble
    )
    #expect(bare.manifest.files.sorted() == mvc.manifest.files.sorted())
    let (counted, declared) = (try compared(bare), try compared(mvc))
    #expect(counted.entries[1].exclusion == nil)
    for name in ["files", "lines", "protocols", "messages"] {
      let value = try #require(counted.metric(name)?.entries[1].value)
      #expect(value == declared.metric(name)?.entries[1].value)
      #expect(value != .refused && value != .notMeasured)
    }
  }

  @Test func `a variant that names a missing file or method has no numbers`() throws {
    let cut = try compared(changed(sources: Array(mvc.sources.dropFirst()), mvc.assemble))
    #expect(cut.entries[1].exclusion == .missingFiles([mvc.sources[0].name]))
    let comparison = try compared(changed(methods: [.get: "ProductList.lod(_:)"], mvc.assemble))
    #expect(comparison.entries[1].exclusion == .missingMethods(["ProductList.lod(_:)"]))
    let summary = comparison.entries[1].summary
    #expect(
      summary == "no numbers: it names ProductList.lod(_:), which its source does not declare"
    )
  }

  @Test func `a variant without source has numbers of its runs only`() throws {
    let bare = Variant(.mvc, assemble: mvc.assemble)
    let comparison = try compared(bare)
    #expect(comparison.metric("lines")?.entries[1].value == .notMeasured)
    #expect(comparison.metric("store-messages")?.entries[1].value == .number(1))
  }

  @Test func `no sample names a missing file or hides one`() {
    for variant in Samples.modules.flatMap(\.variants) {
      #expect(variant.missingFiles == [])
      #expect(variant.hiddenFiles == [])
    }
  }

  private func changed(
    sources: [SourceFile]? = nil,
    methods: [Responsibility: String]? = nil,
    _ assemble: @escaping (Surroundings) -> ViewController
  ) -> Variant {
    Variant(
      .mvc,
      entities: mvc.entities,
      methods: methods ?? mvc.methods,
      manifest: mvc.manifest,
      sources: sources ?? mvc.sources,
      assemble: assemble
    )
  }

  private func compared(
    _ variant: Variant,
    _ exemptions: [Exemption] = []
  ) throws -> ArchitectureComparison {
    let module = products.compared(
      exemptions: exemptions,
      responsibilities: products.responsibilities
    )
    let viper = try #require(products.variant("viper"))
    let open = try #require(products.scenario("open"))
    return ArchitectureComparison(of: open, in: module, by: [viper, variant])
  }
}
