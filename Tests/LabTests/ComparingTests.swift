import Comparison
import ComparisonData
import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing

@testable import Lab

/// `compare`, `compare --change` and `metrics` at the prompt.
@Suite struct ComparingTests {
  private static let modules = Samples.modules.map(\.name)
  private static let requests = Samples.modules.flatMap { module in
    module.changes.map { (module: module.name, request: $0.name) }
  }

  private func answer(_ line: String, _ settings: Settings = Settings()) async -> Answer {
    await Session(settings: settings).answer(line)
  }

  /// Returns the answer to the last line.
  private func last(_ lines: String..., width: Int = 80) async -> String {
    await Session(settings: Settings(width: width)).last(lines)
  }

  @Test func `compares another module than the one that is loaded`() async {
    let text = await last("load products; inject nil-link", "compare todos mvc viper add")
    #expect(text.contains("Todos"))
    #expect(!text.contains("leave out the injected"))
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `plays the first scenario, as help says`(module: String) async throws {
    let first = try #require(Samples.modules.first { $0.name == module }?.scenarios.first)
    #expect(await last("compare \(module)") == last("compare \(module) \(first.name)"))
  }

  @Test func `compares five architectures at most, except in the overview`() async {
    let five = "todos mvc mvvm viper rpvc mvp"
    #expect(await answer("compare \(five)").status == .done)
    #expect(await answer("compare \(five) ribs overview").status == .done)
    let refusal = await last("compare \(five) ribs open", width: 200)
    #expect(refusal.hasSuffix("not 6. Type  compare todos overview mvc mvvm viper rpvc mvp ribs\n"))
  }

  @Test func `gives the overview as data, with each thing that was counted`() async throws {
    let text = await last("compare todos overview --json")
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let metrics = try #require(data?["metrics"] as? [[String: Any]])
    #expect(metrics.compactMap { $0["name"] as? String }.contains("weak"))
    let todos = try #require(Samples.modules.first { $0.name == "todos" })
    #expect((data?["variants"] as? [Any])?.count == todos.variants.count)
    let page = await last("load todos", "metrics weak")
    #expect(page.contains("VIPER: 2\n  Presenter holds View as view\n"))
  }

  @Test func `says that faults and defects are left out`() async {
    let sound = "load products"
    let (faulty, published) = ("\(sound); inject nil-link", "\(sound) --as-published 000")
    for command in ["compare viper mvc", "metrics"] {
      let text = await last(sound, command)
      let remark = text + "The figures leave out the "
      #expect(await last(faulty, command) == remark + "injected fault.\n")
      #expect(await last(published, command) == remark + "defects of the loaded edition.\n")
    }
  }

  @Test(arguments: modules)
  func `opens every measure to what was counted`(name: String) async throws {
    let session = Session()
    let list = await session.answer("load \(name); metrics all").text.plain
    let words = Set(list.split { " ,.\n".contains($0) }.map(String.init))
    let module = try #require(Samples.modules.first { $0.name == name })
    #expect(words.isSuperset(of: Metric.names(in: module)))
    for metric in ["files", "doubles", "waits", "duties", "hops", "library-lines"] {
      let page = await session.answer("metrics \(metric)").text.plain
      for variant in module.comparedVariants { #expect(page.contains("\n\(variant.title): ")) }
      #expect(!page.contains("not measured"))
    }
  }

  @Test func `counts the lines of a publisher apart from the files of the module`() async throws {
    let module = try #require(Samples.modules.first { $0.name == "profile" })
    let open = try #require(module.scenario("open"))
    let comparison = ArchitectureComparison(of: open, in: module, by: module.variants.inOrder)
    let library = try #require(comparison.metric("library-lines"))
    #expect(library.entries.map(\.value).dropLast() == [.none, .none, .none])
    #expect(library.entries.last?.rows.map { $0.prefix { $0 != ":" } } == ["Publisher.swift"])
    let files = try #require(comparison.metric("files"))
    #expect(files.entries.allSatisfy { !$0.rows.contains { $0.hasPrefix("Publisher.swift") } })
  }

  @Test(arguments: requests)
  func `says what a change request cost everybody`(module: String, request: String) async throws {
    let page = await last("load \(module)", "compare --change \(request)")
    #expect(page.contains("4 of 4 variants pass the changed specification"))
    let indices = ["MVC", "MVVM", "VIPER", "RPVC"].map { page.range(of: "\n\($0)\n")?.lowerBound }
    #expect(indices.allSatisfy { $0 != nil })
    #expect(indices.compactMap(\.self) == indices.compactMap(\.self).sorted())
  }

  @Test(arguments: modules)
  func `gives data that any reader of JSON can read`(name: String) async throws {
    let request = Samples.modules.first { $0.name == name }?.changes.first?.name
    for command in ["compare --json"] + (request.map { ["compare --change \($0) --json"] } ?? []) {
      let text = await last("load \(name)", command)
      let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(data?["module"] as? String == name)
      #expect(!text.contains("\"not measured\"") && !text.contains("\"refused\""))
      #expect(await last("load \(name)", command) == text)
    }
  }

  @Test(arguments: [40, 60, 80, 120], [true, false])
  func `fits into the terminal`(width: Int, isPlain: Bool) async {
    let settings = Settings(width: width, isPlain: isPlain)
    let commands = ["compare", "compare overview", "explain families"]
    for command in commands + ["metrics", "metrics indirect-cycles", "compare --change retry"] {
      let answer = await answer("load products; \(command)", settings)
      #expect(answer.status == .done)
      if !isPlain { #expect(answer.text.lines.allSatisfy { $0.displayWidth <= width }) }
    }
  }
}
