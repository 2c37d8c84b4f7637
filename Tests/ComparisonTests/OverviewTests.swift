import Comparison
import ComparisonData
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

/// `compare MODULE overview`: a row for each variant.
@Suite struct OverviewTests {
  private let todos: Module

  init() throws { todos = try #require(Samples.modules.first { $0.name == "todos" }) }

  @Test func `fits ten variants with long titles into 24 lines of 80 columns`() throws {
    let titles = ["VIPER observable", "뷰 인터랙터 프레젠터", "할 일"] + (3..<10).map { "A\($0)" }
    let text = try overview(of: titles)
    #expect(text.lines.count <= 24)
    #expect(text.lines.allSatisfy { $0.displayWidth <= 80 })
    let rows = text.lines.map(\.plain).filter { line in
      titles.contains { line.hasPrefix($0.prefix(6)) }
    }
    #expect(rows.count == 10)
    #expect(Set(rows.map(\.displayWidth)).count == 1)
  }

  @Test func `says why a variant has no numbers`() throws {
    let text = try overview(of: ["A", "B"]) { _ in ViewController() }
    #expect(text.plain.contains("B has no numbers: in open, after open, the screen is not what"))
    #expect(text.lines.contains { $0.plain.hasPrefix("B ") && !$0.plain.contains("1") })
  }

  /// References of Todos after open, counted by hand in `compare todos ownership`.
  ///
  /// The two strong references of RIBs' LaunchController and the weak one to it do not count: it has no role.
  @Test(
    arguments: [
      ("mvc", 1, 0), ("mvvm", 2, 0), ("viper", 5, 2), ("rpvc", 4, 2), ("mvp", 2, 1), ("ribs", 5, 2),
    ]
  )
  func `counts references as they are drawn`(name: String, strong: Int, weak: Int) throws {
    let variant = try #require(todos.variant(name))
    let open = try #require(todos.scenario("open"))
    let comparison = ArchitectureComparison(of: open, in: todos, by: [variant])
    #expect(comparison.metric("strong")?.entries.map(\.value) == [.number(strong)])
    #expect(comparison.metric("weak")?.entries.map(\.value) == [.number(weak)])
    let objects = comparison.entries[0].ownObjects.count
    #expect(comparison.metric("objects")?.entries.map(\.value) == [.number(objects)])
    #expect(comparison.metrics.allSatisfy { $0.name != "strong" })
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `leaves relatives out unless they are named`(name: String) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    let usual = ["mvc", "mvvm", "viper", "viper-async", "rpvc"]
    #expect(
      module.comparedVariants.inOrder.map(\.name) == usual.filter { module.variant($0) != nil }
    )
  }

  @Test func `compares all of a team's own architectures`() {
    let own = ["A", "B"].map { variant($0, ViewController.init) }
    let module = Module(name: "m", title: "M", summary: "", variants: own + todos.variants)
    #expect(module.comparedVariants.map(\.title) == module.variants.map(\.title))
  }

  private func variant(_ title: String, _ make: @escaping () -> ViewController) -> Variant {
    Variant(Architecture(name: title.lowercased(), title: title)) { _ in make() }
  }

  /// Returns the overview of Todos with the variant MVC under each of these titles; `last` makes the last one.
  private func overview(
    of titles: [String],
    last: ((Surroundings) -> ViewController)? = nil
  ) throws -> StyledText {
    let mvc = try #require(todos.variant("mvc"))
    let variants = titles.map { title in
      Variant(
        Architecture(name: title, title: title),
        entities: mvc.entities,
        methods: mvc.methods,
        manifest: mvc.manifest,
        sources: mvc.sources,
        assemble: title == titles.last ? last ?? mvc.assemble : mvc.assemble
      )
    }
    let module = todos.with(variants: variants, editions: [], sources: todos.sources)
    let open = try #require(todos.scenario("open"))
    return ArchitectureComparison(of: open, in: module, by: variants)
      .text(of: .overview, DiagramOptions(width: 80)) { _ in "" }
  }
}
