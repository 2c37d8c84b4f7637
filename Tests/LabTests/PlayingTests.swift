import SampleModules
import Stage
import TerminalText
import Testing
import TraceRecording
import Traces

@testable import Lab

@Suite struct PlayingTests {
  private func rows(_ session: Session) -> [String] {
    session.trace.rows.map {
      "\($0.sender?.name ?? "?") -> \($0.receiver?.name ?? "?") \($0.label)"
    }
  }

  @Test(arguments: [
    "open", "tap 1", "send presenter nonsense()", "send presenter didSelectProduct(at: x)",
    "send presenter didSelectProduct()", "send presenter didSelectProduct(at:)",
    "send presenter didSelectProduct(at: 1, 2)",
    "send nobody fetchProducts()", "send view showError(\"a\")", "send presenter", "send",
    "send presenter didFetchProducts([9])", "send presenter didFetchProducts(", "send presenter (",
    "stub fetchProducts 1", "stub nonsense 1", "load products alone=nobody", "load products alone=",
    "send presenter didFetchProducts([1, [2])", "resend #1 x=1",
  ])
  func `refuses what cannot be said to somebody alone`(_ line: String) async {
    let session = await session("load products viper alone=presenter")
    let answer = await session.answer(line)
    #expect(answer.status != .done, "\(answer.text.plain)")
    #expect(rows(session).isEmpty)
    #expect(session.loaded?.soloist?.name == "Presenter")
  }

  @Test(arguments: [
    "send presenter didFetchProducts([2,1])", "send presenter didFetchProducts( [ 2 , 1 ] )",
    "send presenter didSelectProduct(at:0)", "send presenter didSelectProduct(at:  0 )",
  ])
  func `takes values with the blanks that people type`(_ line: String) async {
    let session = await session("load products viper alone=presenter")
    let answer = await session.answer(line)
    #expect(answer.status == .done, "\(answer.text.plain)")
  }

  @Test func `has fakes throw that answer nothing else`() async {
    let session = await session("load todos alone=interactor", "send interactor deleteTodo(1)")
    #expect(rows(session).last?.contains("didRemoveTodo") == true)
    let answer = await session.answer("stub removeTodo throws")
    #expect(answer.status == .done, "\(answer.text.plain)")
    #expect(rows(session).last?.contains("onError") == true)
    #expect(await session.last("stub removeTodo 1").contains("may throw"))
    #expect(await session.last("stub").contains("removeTodo(_:)"))
  }

  @Test func `tells at a later message that an answer could not be given`() async throws {
    let session = await session("load products viper alone=interactor")
    let run = try #require(session.loaded?.run)
    let stub = Run.Stub(message: "loadProducts", value: "[9]")
    session.loaded = LoadedModule(replaying: run.stubbing(stub))
    let text = await session.last("send interactor getProducts()")
    #expect(text.contains("loadProducts() was answered with a placeholder. There is no"))
    #expect(await !session.last("send presenter x()").contains("placeholder"))
  }

  @Test func `keeps texts with commas and quotes whole`() async {
    let session = await session("load products viper", "open")
    #expect(await session.answer(#"send view showError("One, \"two\"; (three")"#).status == .done)
    #expect(session.loaded?.now.screen?.lines == [.text(#"One, "two"; (three"#)])
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
