import SampleModules
import Stage
import Testing

@testable import Lab

@Suite struct CompletionsTests {
  static let offers: [(String, [String])] = [
    ("lo", ["load"]),
    ("load ", ["about", "articles", "products", "profile", "todos"]),
    ("load products m", ["mvc", "mvvm"]),
    ("load products; op", ["open"]),
    ("play open-", ["open-empty", "open-failing", "open-many"]),
    ("export p", ["plantuml"]),
    ("wiring v", ["view"]),
    ("tap ", ["\"MacBook Air M4\"", "\"iPhone 16 Pro\"", "1", "2"]),
    ("nonsense ", []),
    ("hin", []),
  ]

  @Test(arguments: offers) func `offers what may come next`(line: String, words: [String]) async {
    let session = Session(modules: Samples.modules)
    _ = await session.answer("load products; open")
    #expect(session.completions(of: line).words.sorted() == words.sorted())
  }

  @Test func `replaces only the word that is being typed`() {
    let session = Session(modules: Samples.modules)
    #expect(session.completions(of: "load prod").replacing == 4)
    #expect(session.completions(of: "load ").replacing == 0)
  }

  @Test func `hints at the rest of a word that can only be one`() {
    let session = Session(modules: Samples.modules)
    #expect(session.hint(for: "load prod") == "ucts")
    #expect(session.hint(for: "l") == nil)
    #expect(session.hint(for: "") == nil)
  }
}
