import ComparisonData
import Foundation
import SampleModules
import Stage
import TerminalText
import Testing
import Traces

@testable import Comparison

/// Two change requests at the same time, in the samples.
@Suite struct MergeComparisonTests {
  private static var pairs: [MergeComparison] { Samples.modules.flatMap(\.mergeComparisons) }

  private func pair(_ module: String, _ first: String, _ second: String) throws -> MergeComparison {
    let module = try #require(Samples.modules.first { $0.name == module })
    func request(_ name: String) throws -> ChangeRequest {
      try #require(module.changes.first { $0.name == name })
    }
    return MergeComparison(
      of: try request(first),
      and: try request(second),
      in: module,
      by: module.variants.inOrder.map(\.architecture)
    )
  }

  @Test func `has every pair of requests in four architectures`() {
    #expect(Self.pairs.count == Samples.modules.reduce(0) { $0 + $1.changes.count.pairs })
    #expect(Self.pairs.allSatisfy { $0.entries.count == 4 })
  }

  @Test(arguments: pairs.indices) func `says what came of all that merges`(index: Int) {
    let pair = Self.pairs[index]
    for entry in pair.entries {
      #expect((entry.outcome != nil) == entry.merge.isClean, "\(entry.architecture.name)")
    }
  }

  @Test(arguments: pairs.indices) func `fits a screen`(index: Int) {
    let pair = Self.pairs[index]
    for isPlain in [true, false] {
      let text = pair.text(width: 80, isPlain: isPlain).plain
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(text.contains(pair.first.title.prefix(40)))
    }
  }

  @Test func `is the same, whoever is named first`() throws {
    let one = try pair("todos", "undo-delete", "ask-pin")
    let two = try pair("todos", "ask-pin", "undo-delete")
    #expect(one.json == two.json)
    #expect(one.text(width: 80).plain == two.text(width: 80).plain)
  }

  @Test func `writes everything as JSON`() throws {
    let pair = try pair("todos", "undo-delete", "deep-link")
    let json = try JSONSerialization.jsonObject(with: Data(pair.json.utf8))
    let page = try #require(json as? [String: Any])
    #expect(page["changes"] as? [String] == ["undo-delete", "deep-link"])
    #expect((page["variants"] as? [[String: Any]])?.count == 4)
    #expect((page["metrics"] as? [[String: Any]])?.count == pair.metrics.count)
  }
}

extension Int {
  /// How many pairs so many things make.
  fileprivate var pairs: Int { self * (self - 1) / 2 }
}

/// Two change requests at the same time, in a module of two files.
@Suite struct TreeMergeTests {
  private func merge(_ first: String, _ second: String, adding name: String? = nil) -> TreeMerge {
    let variant = Variant(.mvc, sources: [file("Clock.swift", "a\nb\nc\nd")]) { _ in
      ViewController()
    }
    let added = name.map { [file($0, "new")] } ?? []
    return TreeMerge(
      of: ChangedTree(.mvc, sources: [file("Clock.swift", first)] + added),
      and: ChangedTree(.mvc, sources: [file("Clock.swift", second)]),
      from: variant
    )
  }

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, text: text)
  }

  @Test func `has the lines and the files of both`() {
    let merge = merge("A\nb\nc\nd", "a\nb\nc\nD", adding: "Face.swift")
    #expect(merge.isClean)
    #expect(merge.sources == [file("Clock.swift", "A\nb\nc\nD"), file("Face.swift", "new")])
    #expect(merge.files.map(\.isTouchedByBoth) == [true, false])
  }

  @Test func `is not clean where both want something else`() {
    let merge = merge("a\nB\nc\nd", "a\nX\nc\nd")
    #expect(!merge.isClean)
    #expect(merge.inConflict.flatMap(\.merge.conflicts).map(\.lines) == ["2"])
  }

  @Test func `says where nobody has played it`() throws {
    let module = try #require(Samples.modules.first { $0.name == "todos" })
    let request = ChangeRequest("other", "Something else.", scenarios: module.scenarios)
      .with(trees: [ChangedTree(.mvc, sources: [])])
    let pair = MergeComparison(of: request, and: request, in: module, by: [.mvc])
    #expect(pair.text(width: 80).plain.contains("nobody has played it"))
  }
}

@Suite struct MergedSpecificationTests {
  private func scenario(_ name: String, _ title: String) -> Scenario {
    Scenario(name, name, given: "ready", [.init(.open, shows: Screen(title: title))])
  }

  private func specification(_ first: [Scenario], _ second: [Scenario]) -> MergedSpecification {
    let module = Module(
      name: "clock",
      title: "Clock",
      summary: "",
      variants: [],
      scenarios: [scenario("open", "Noon"), scenario("close", "Noon")]
    )
    return MergedSpecification(
      of: ChangeRequest("first", "", scenarios: first),
      and: ChangeRequest("second", "", scenarios: second),
      in: module
    )
  }

  @Test func `takes what either has changed, added and removed`() {
    let together = specification(
      [scenario("open", "Night"), scenario("close", "Noon"), scenario("new", "Dawn")],
      [scenario("open", "Noon")]
    )
    #expect(together.scenarios.map(\.name) == ["open", "new"])
    #expect(together.scenarios.first?.steps.first?.screen?.title == "Night")
    #expect(together.contested == [])
  }

  @Test func `leaves out what both have changed to something else`() {
    let together = specification([scenario("open", "Night")], [scenario("open", "Dawn")])
    #expect(together.scenarios.map(\.name) == [])
    #expect(together.contested == ["open"])
  }
}
