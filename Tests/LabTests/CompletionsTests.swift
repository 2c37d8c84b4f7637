import ComparisonData
import SampleModules
import Stage
import Testing

@testable import Lab

@Suite struct CompletionsTests {
  static let offers: [(String, [String])] = [
    ("lo", ["load"]), ("load ", ["about", "articles", "products", "profile", "todos", "trace"]),
    ("load products m", ["massive", "mvc", "mvvm"]), ("load products; op", ["open"]),
    ("play open-", ["open-empty", "open-failing", "open-many"]), ("export p", ["plantuml"]),
    ("wiring v", ["view"]), ("tap ", ["\"MacBook Air M4\"", "\"iPhone 16 Pro\"", "1", "2"]),
    ("nonsense ", []), ("hin", []), ("tap \"MacBook A", ["\"MacBook Air M4\""]),
    ("tap 'MacBook A", ["\"MacBook Air M4\""]), ("tap MacBook\\ A", ["\"MacBook Air M4\""]),
    ("tap mac", ["\"MacBook Air M4\""]), ("press \"a; op", []),
    ("screen; tap \"MacBook Air M4\"; op", ["open"]), ("open # lo", []), ("# lo", []),
    ("show #", ["#1", "#2", "#3", "#4", "#5", "#6", "#7"]), ("show 3", ["#3"]),
  ]

  @Test(arguments: offers) func `offers what may come next`(line: String, words: [String]) async {
    let session = await session("load products; open")
    #expect(session.completions(of: line).words.sorted() == words.sorted())
  }

  @Test func `replaces only the word that is being typed, with its quotation mark`() async {
    let session = await session("load products; open")
    #expect(session.completions(of: "load prod").replacing == 4)
    #expect(session.completions(of: "load ").replacing == 0)
    #expect(session.completions(of: "tap \"MacBook A").replacing == 10)
    #expect(session.hint(for: "tap \"MacBook A") == "ir M4\"")
    #expect(session.hint(for: "tap macb") == nil)
  }

  /// The samples, and the number of times that one of them was made.
  private final class Watch {
    private(set) var count = 0

    var modules: [Module] { Samples.modules.map(watched) }

    private func watched(_ module: Module) -> Module {
      Module(
        name: module.name,
        title: module.title,
        summary: module.summary,
        variants: module.variants.map { self.watched($0) },
        editions: module.editions.map { self.watched($0) },
        scenarios: module.scenarios,
        rules: module.rules,
        sources: module.sources
      )
      .compared(changes: module.changes)
    }

    private func watched(_ variant: Variant) -> Variant {
      Variant(
        variant.architecture,
        edition: variant.edition,
        entities: variant.entities,
        manifest: variant.manifest,
        sources: variant.sources
      ) { surroundings in
        self.count += 1
        return variant.assemble(surroundings)
      }
    }
  }

  @Test(arguments: [
    "inject nil-link presenter.interactor", "inject late-reply \"Interactor -> Presenter did",
    "heal; faults; findings; leaks", "compare --scenario open viper mvc", "metrics size",
    "play open-slow; lesson first-message", "why #3; show #4; diff open", "explain nil-link",
    "source presenter.view; wiring view", "load todos rpvc --given empty --as-published 001",
  ])
  func `never runs a module while somebody types`(line: String) async {
    let watch = Watch()
    let session = Session(modules: watch.modules)
    for beginning in ["", "load articles; open; wait", "inject nil-link"] {
      _ = await session.answer(beginning)
      let before = watch.count
      for end in line.indices {
        _ = session.completions(of: String(line[...end]))
        _ = session.hint(for: String(line[...end]))
      }
      #expect(watch.count == before, "after \(beginning)")
    }
  }

  @Test func `hints at the rest of a word that can only be one`() {
    let session = Session()
    #expect(session.hint(for: "load prod") == "ucts")
    #expect(session.hint(for: "l") == nil)
    #expect(session.hint(for: "") == nil)
  }
}
