import SampleModules
import Stage
import TerminalText
import Testing

@testable import Lab

/// The massive view controller at the prompt, where it is available by name only.
@Suite struct MassiveTests {
  private let session = Session()

  @Test(arguments: ["compare products", "compare products all", "metrics", "compare"])
  func `is in no table unless it is named`(line: String) async {
    let text = await session.last("load products massive", line)
    #expect(!text.contains("Massive"))
    #expect(line != "compare" || text.contains("leave out the defects"))
  }

  @Test func `says that no change request was carried out in it`() async {
    let text = await session.last("compare products massive changes")
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasSuffix("\nNo change request was carried out in Massive MVC.\n"))
    let both = await session.last("compare products massive mvc changes")
    #expect(both.contains("files touched") && both.contains("out in Massive MVC.\n"))
  }

  @Test func `has no figures of a suite that is not its own`() async throws {
    let text = await session.last("compare products massive mvc tests --json")
    #expect(text.ranges(of: "ProductStoreProtocol: ProductStoreStub").count == 1)
  }

  @Test func `is completed, refused and explained by its name`() async {
    #expect(session.completions(of: "load products ma").words == ["massive"])
    #expect(session.completions(of: "compare products mas").words == ["massive"])
    #expect(await session.last("load products massiv").hasSuffix("Did you mean massive?\n"))
    for word in ["explain massive", "help massive"] {
      let text = await session.last(word).replacing("\n", with: " ")
      #expect(text.contains("a warning, not a fair MVC"))
    }
  }

  @Test func `is loaded again by the words that a transcript holds`() async {
    _ = await session.last("load products massive --given empty")
    let run = session.loaded?.run
    #expect(run?.loadCommand(given: "empty") == "load products massive --given empty")
  }
}

/// The steps of a migration at the prompt, where they are available by name only.
@Suite struct MigrationSessionTests {
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

  @Test(arguments: [0, 4, 5]) func `says again after a reload what comes next`(step: Int) async {
    let text = await session.last("load todos --migrating viper-to-mvvm \(step)")
    let note = text.split(separator: "\n").suffix(4)
    #expect(note.first == "Step \(step) of 5 from VIPER to MVVM:")
    #expect(await session.last("reload").split(separator: "\n").suffix(4) == note)
    #expect(await !session.last("load todos viper").contains("Step"))
  }

  @Test(arguments: [
    (
      "--migrating viper-to-mvvm 1",
      "compare takes the name of a step.  compare todos viper viper-to-mvvm-1"
    ),
    (
      "viper-to-mvm-1",
      "There is no architecture, scenario or topic viper-to-mvm-1. Did you mean viper-to-mvvm-1?"
    ),
  ])
  func `is named where a comparison is refused`(words: String, refusal: String) async {
    let session = Session(settings: Settings(width: 1_000))
    #expect(await session.last("compare todos \(words)") == refusal + "\n")
    #expect(await session.last("compare todos banana").contains("viper-to-mvvm-1, "))
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
    #expect(await !session.last("load todos viper", line).contains("viper-to-mvvm"))
  }

  @Test(arguments: 0...5) func `has no findings in any scenario`(step: Int) async throws {
    let module = try #require(Samples.modules.first { $0.name == "todos" })
    for scenario in module.scenarios {
      let lines = "load todos viper-to-mvvm-\(step); play \(scenario.name); close; findings"
      #expect(await session.last(lines).contains("\n0 findings"), "\(scenario.name)")
    }
  }
}
