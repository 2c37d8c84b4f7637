import SampleModules
import Stage
import TerminalText
import Testing

@testable import Lab

/// The steps of a migration at the prompt, where they are available by name only.
@Suite struct MigrationSessionTests {
  private let session = Session()

  /// Returns the answer to the last line.
  private func last(_ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await session.answer(line).text.plain }
    return text
  }

  @Test func `says what moved, and loads the next step`() async {
    let text = await last("load todos --migrating viper-to-mvvm 3")
    #expect(text.hasPrefix("Todos in VIPER to MVVM 3: made and wired"))
    #expect(text.contains("Step 3 of 5 from VIPER to MVVM:\nthe list's Presenter becomes"))
    #expect(text.contains("The next step: load todos --migrating viper-to-mvvm 4\n"))
    #expect(session.loaded?.run.loadCommand(given: "ready") == "load todos viper-to-mvvm-3")
  }

  @Test(arguments: zip(0...5, ["viper", "mvvm-1", "mvvm-2", "mvvm-3", "mvvm-4", "mvvm"]))
  func `is the same step by option and by name`(step: Int, name: String) async {
    _ = await last("load todos --migrating viper-to-mvvm \(step) --given shared")
    let run = session.loaded?.run
    #expect(run?.variant.name.hasSuffix(name) == true)
    _ = await last("load todos viper-to-mvvm-\(step) --given shared")
    #expect(run?.variant.name == session.loaded?.run.variant.name)
    #expect(session.loaded?.run.condition == "shared")
  }

  @Test func `is completed where steps are typed`() {
    let offers = [
      "load todos --m": ["--migrating"], "load products --m": [],
      "load todos --migrating ": ["viper-to-mvvm"],
      "load todos --migrating viper-to-mvvm ": ["0", "1", "2", "3", "4", "5"],
      "load todos viper-to": (1...4).map { "viper-to-mvvm-\($0)" },
      "compare todos viper-to-mvvm-2 viper-to": [1, 3, 4].map { "viper-to-mvvm-\($0)" },
    ]
    for (line, words) in offers { #expect(session.completions(of: line).words == words, "\(line)") }
  }

  @Test(arguments: ["compare todos", "compare todos overview", "load", "metrics"])
  func `is in no list unless it is named`(line: String) async {
    #expect(await !last("load todos viper", line).contains("viper-to-mvvm"))
  }

  @Test func `is compared where it is named, and left out otherwise`() async {
    let text = await last("load todos viper-to-mvvm-2", "compare viper-to-mvvm-1 viper-to-mvvm-2")
    #expect(text.contains("MVVM 1") && text.contains("MVVM 2") && !text.contains("leave out"))
    #expect(await last("compare").contains("leave out the loaded step, viper-to-mvvm-2.\n"))
  }

  @Test(arguments: 0...5) func `has no findings in any scenario`(step: Int) async throws {
    let module = try #require(Samples.modules.first { $0.name == "todos" })
    for scenario in module.scenarios {
      let lines = "load todos viper-to-mvvm-\(step); play \(scenario.name); close; findings"
      #expect(await last(lines).contains("\n0 findings"), "\(scenario.name)")
    }
  }
}
