import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage
import TerminalText
import Testing

@testable import Lab

@Suite struct ComparingTests {
  private static let modules = Samples.modules.map(\.name)
  private static let requests = Samples.modules.flatMap { module in
    module.changes.map { (module: module.name, request: $0.name) }
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `plays the first scenario, as help says`(module: String) async throws {
    let first = try #require(Samples.modules.first { $0.name == module }?.scenarios.first)
    #expect(await last("compare \(module)") == last("compare \(module) \(first.name)"))
  }

  @Test func `gives the overview as data`() async throws {
    let text = await last("compare todos overview --json")
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let metrics = try #require(data?["metrics"] as? [[String: Any]])
    #expect(metrics.compactMap { $0["name"] as? String }.contains("weak"))
    let todos = try #require(Samples.modules.first { $0.name == "todos" })
    #expect((data?["variants"] as? [Any])?.count == todos.variants.count)
  }

  @Test(arguments: modules)
  func `opens every measure to what was counted`(name: String) async throws {
    let session = Session()
    let list = await session.last("load \(name); metrics all")
    let words = Set(list.split { " ,.\n".contains($0) }.map(String.init))
    let module = try #require(Samples.modules.first { $0.name == name })
    #expect(words.isSuperset(of: Metric.names(in: module)))
    for metric in ["files", "doubles", "waits", "duties", "hops", "library-lines"] {
      let page = await session.last("metrics \(metric)")
      for variant in module.comparedVariants { #expect(page.contains("\n\(variant.title): ")) }
      #expect(!page.contains("not measured"))
    }
  }

  @Test(arguments: requests)
  func `says what a change request cost everybody`(module: String, request: String) async throws {
    let page = await last("load \(module)", "compare --change \(request)")
    #expect(page.contains("4 of 4 variants pass the changed specification"))
    let indices = ["MVC", "MVVM", "VIPER", "RPVC"].map { page.range(of: "\n\($0)\n")?.lowerBound }
    #expect(indices.allSatisfy { $0 != nil })
    #expect(indices.compactMap(\.self) == indices.compactMap(\.self).sorted())
  }

  @Test(arguments: [
    ("about", "changes"), ("about", "--change foo"), ("todos", "--change foo"), ("todos", "foo"),
  ])
  func `refuses what the module does not have with one status`(module: String, words: String) async
  {
    let answer = await Session().answer("compare \(module) \(words)")
    #expect(answer.status == .misused)
  }

  @Test func `offers changes only where there are some, and lists its words by kind`() async {
    let session = Session()
    for (module, hasChanges) in [("about", false), ("todos", true)] {
      let offered = Set(session.completions(of: "compare \(module) ").words)
      #expect(offered.intersection(["changes", "--change"]).isEmpty == !hasChanges)
      #expect(await session.last("compare \(module)").contains("changes") == hasChanges)
    }
    let refusal = await session.answer("compare todos foo").refusal ?? ""
    let kinds = refusal.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(kinds.suffix(3) == ["Architectures", "Scenarios", "Topics"])
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
      let answer = await Session(settings: settings).answer("load products; \(command)")
      #expect(answer.status == .done)
      if !isPlain { #expect(answer.text.lines.allSatisfy { $0.displayWidth <= width }) }
    }
  }
}
