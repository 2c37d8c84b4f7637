import Comparison
import ComparisonData
import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing

@testable import Lab

@Suite struct ComparingTests {
  private static let modules = Samples.modules.map(\.name)
  private static let requests = Samples.modules.flatMap { module in
    module.changes.map { (module: module.name, request: $0.name) }
  }

  @Test func `compares another module than the one that is loaded`() async {
    let text = await last("load products; inject nil-link", "compare todos mvc viper add")
    #expect(text.contains("Todos") && !text.contains("leave out the injected"))
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `plays the first scenario, as help says`(module: String) async throws {
    let first = try #require(Samples.modules.first { $0.name == module }?.scenarios.first)
    #expect(await last("compare \(module)") == last("compare \(module) \(first.name)"))
  }

  @Test func `compares five architectures at most, except in the overview`() async {
    let five = "todos mvc mvvm viper rpvc mvp"
    #expect(await Session().answer("compare \(five)").status == .done)
    #expect(await Session().answer("compare \(five) ribs overview").status == .done)
    let refusal = await last("compare \(five) ribs open", settings: Settings(width: 200))
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
      let answer = await Session(settings: settings).answer("load products; \(command)")
      #expect(answer.status == .done)
      if !isPlain { #expect(answer.text.lines.allSatisfy { $0.displayWidth <= width }) }
    }
  }
}

@Suite struct DiffTests {
  @Test(arguments: ["load products", "reload", "load products viper"])
  func `compares with the conversation before`(again: String) async {
    let text = await last("load products; open", again, "open", "diff")
    #expect(text == "The conversation before and this one say the same: 7 rows compared.\n")
  }

  @Test func `compares with what was said before a scenario was played`() async {
    let text = await last("load products; open", "play open-failing", "diff")
    #expect(text.contains("! .unavailable  was [") && text.contains("didFailToFetchProducts"))
    #expect(text.contains("\n~   5 ") && text.contains("2 rows as before (#1 to #2)"))
  }

  @Test func `forgets no conversation for a load after which nothing was said`() async {
    let text = await last("load products; open; load products mvc; reload; open", "diff")
    #expect(text.contains("Controller"))
    #expect(text.contains("\n+   1 ") || text.contains("\n~   1 "))
  }

  @Test func `compares with a trace in a file, in either form`() async throws {
    let files = Files.inMemory()
    let saving = Session(files: files)
    _ = await saving.answer("load products; open; save trace a.jsonl; export notation a.trace")
    for file in ["a.jsonl", "a.trace"] {
      let same = await last("load products; open", "diff \(file)", files: files)
      #expect(same.hasPrefix("\(file) and this conversation say the same: 7 rows"))
      let more = await last("load products; open; tap 1", "diff \(file)", files: files)
      #expect(more.hasPrefix("8 added.\n"))
      #expect(more.split(separator: "\n").count { $0.hasPrefix("+ ") } == 8)
    }
  }

  @Test func `compares two actions, whoever was made by them`() async {
    let open = "load products; open; tap 1; back; tap 1; back; tap 2"
    let other = await last(open, "diff 8 28")
    #expect(await last(open, "diff #8 #18") == "#8 and #18 say the same: 7 rows compared.\n")
    let lines = other.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("~  29 ") && $0.hasSuffix("didSelectProduct(at: 1)") })
    #expect(other.contains("  was (at: 0)\n"))
    #expect(!lines.contains { $0.hasPrefix("+ ") })
  }

  @Test func `says it in sentences only where drawings are not wanted`() async {
    let lines = "set plain on; load products; open; load products; open; tap 1"
    let text = await last(lines, "diff")
    #expect(text.hasPrefix("8 added.\n+ #8 you: tap 1, with 7 rows inside: new\n"))
    #expect(!text.contains("\n\n"))
  }
}
