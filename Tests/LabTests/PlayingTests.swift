import SampleModules
import Stage
import TerminalText
import Testing
import TraceRecording
import Traces

@testable import Lab

@Suite struct PlayingTests {
  @Test func `tells at a later message that an answer could not be given`() async throws {
    let session = await session("load products viper alone=interactor")
    let run = try #require(session.loaded?.run)
    let stub = Run.Stub(message: "loadProducts", value: "[9]")
    session.loaded = LoadedModule(replaying: run.stubbing(stub))
    let text = await session.last("send interactor getProducts()")
    #expect(text.contains("loadProducts() was answered with a placeholder. There is no"))
    #expect(await !session.last("send presenter x()").contains("placeholder"))
  }

  @Test(arguments: ["products", "todos", "articles"])
  func `offers a message to an object alone that can be sent as it stands`(module: String) async {
    let session = await session("load \(module) alone=view")
    let next = await session.answer("load \(module) alone=view").text.plain
      .split(separator: "\n").last { $0.hasPrefix("Next: ") }
    let line = String(next?.dropFirst(6) ?? "")
    #expect(line.hasPrefix("send view "))
    #expect(await session.answer(line).status == .done)
  }

  @Test func `leaves everybody alone who can be, and says of others why not`() async {
    var count = 0
    for module in Samples.modules {
      for variant in module.variants {
        let loaded = LoadedModule(replaying: Run(module, variant))
        for name in loaded.now.living.filter({ !$0.isStore }).map(\.name) {
          let session = Session()
          let load = "load \(module.name) \(variant.architecture.name) alone=\(name.lowercased())"
          let answer = await session.answer(load)
          guard answer.status == .done else {
            let words = answer.text.plain.unwrapped
            let reasons = ["is not @Doubled", "so it cannot be reached", "which cannot be written"]
            #expect(reasons.contains { words.contains($0) }, "\(load): \(words)")
            continue
          }
          count += 1
          for message in session.loaded?.writableMessages(to: name) ?? [] {
            _ = await session.answer("send \(name) \(DeclaredName(message).example)")
          }
        }
      }
    }
    #expect(count > 45)
  }
}
