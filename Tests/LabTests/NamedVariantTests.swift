import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing

@testable import Lab

/// The massive view controller and the steps of a migration at the prompt, where they are available by name only.
@Suite struct NamedVariantTests {
  private let session = Session()

  @Test(arguments: zip(0...5, ["viper", "mvvm-1", "mvvm-2", "mvvm-3", "mvvm-4", "mvvm"]))
  func `is the same step by option and by name`(step: Int, name: String) async {
    _ = await session.last("load todos --migrating viper-to-mvvm \(step) --given shared")
    let run = session.loaded?.run
    #expect(run?.variant.name.hasSuffix(name) == true)
    _ = await session.last("load todos viper-to-mvvm-\(step) --given shared")
    #expect(run?.variant.name == session.loaded?.run.variant.name)
    #expect(session.loaded?.run.condition == "shared")
  }

  @Test func `is completed where variants are typed`() {
    let offers = [
      "load products ma": ["massive"], "compare products mas": ["massive"],
      "load todos --m": ["--migrating"], "load products --m": [],
      "load todos --migrating ": ["viper-to-mvvm"],
      "load todos --migrating viper-to-mvvm ": ["0", "1", "2", "3", "4", "5"],
      "load todos viper-to": (1...4).map { "viper-to-mvvm-\($0)" },
      "compare todos viper-to-mvvm-2 viper-to": [1, 3, 4].map { "viper-to-mvvm-\($0)" },
    ]
    for (line, words) in offers { #expect(session.completions(of: line).words == words, "\(line)") }
  }

  @Test(arguments: 0...5) func `has no findings in any scenario`(step: Int) async throws {
    let module = try #require(Samples.modules.first { $0.name == "todos" })
    for scenario in Effort.cases(module.scenarios, every: 3) {
      let lines = "load todos viper-to-mvvm-\(step); play \(scenario.name); close; findings"
      #expect(await session.last(lines).contains("\n0 findings"), "\(scenario.name)")
    }
  }
}
