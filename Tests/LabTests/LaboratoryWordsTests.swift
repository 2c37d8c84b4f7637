import SampleModules
import Stage
import TerminalText
import Testing
import TraceRecording
import Traces

@testable import Lab

@Suite struct LaboratoryWordsTests {
  private static let variants = Samples.modules.flatMap { module in
    module.architectures.map { "\(module.name) \($0)" }
  }

  private func last(_ lines: String..., width: Int = 200, seed: Int = 0) async -> String {
    await Session(settings: Settings(width: width), seed: seed).last(lines)
  }

  @Test(arguments: variants) func `tells everybody apart`(variant: String) async {
    let lines = await last("load \(variant)").split(separator: "\n").dropFirst()
    let objects = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("  Entity") }
    let words = objects.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(2)
        .joined(separator: " ")
    }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: variants)
  func `keeps code within the terminal, however narrow it is`(variant: String) async throws {
    let code = { (text: String) in text.filter { !$0.isWhitespace } }
    for role in ["view", "controller", "presenter"] {
      let wide = await last("load \(variant)", "source \(role)")
      let narrow = await last("load \(variant)", "source \(role)", width: 40)
      #expect(code(narrow) == code(wide))
      #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }
  }

  @Test(arguments: variants)
  func `says before the first action that there are no rows`(variant: String) async {
    #expect(!(await last("load \(variant)", "rules").contains("the rows do not say")))
  }

  @Test func `the seed determines the secret fault`() async {
    let lines = ["load products", "open", "inject ?", "heal"]
    let healed = { (seed: Int) in await last(lines[0], lines[1], lines[2], lines[3], seed: seed) }
    var found: Set<String> = []
    for seed in 1...12 { found.insert(await healed(seed)) }
    #expect(found.count > 3)
    #expect(await healed(3) == healed(3))
    let named = await last("load products", "open", "inject ? 7", "heal", seed: 1)
    #expect(await last("load products", "open", "inject ? 7", "heal", seed: 2) == named)
  }

  @Test func `keeps the seed in what is saved, so that it gives the same again`() async throws {
    let session = Session(seed: 99)
    for line in ["load products; open; inject ?; inject ?", "heal"] {
      _ = await session.answer(line)
    }
    let inputs = session.typedLines.map(\.listed)
    #expect(inputs[0].wholeMatch(of: /load products; open; inject \? \d+; inject \? \d+/) != nil)
    let again = Session()
    for input in inputs { _ = await again.answer(input) }
    #expect(again.loaded?.now.trace == session.loaded?.now.trace)
  }

  @Test func `a fault has no place in a message that no pattern can name`() {
    let event = Event(.call, from: Participant(named: "View"), to: Participant(named: "A\nB"))
    #expect(InjectionPoint.message(.drop, event) == nil)
  }
}
