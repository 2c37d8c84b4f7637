import LessonKit
import TerminalText
import Testing

@testable import Lab

@Suite struct GlossaryTests {
  @Test(arguments: Glossary.builtIn.words)
  func `says what a word means and where to go on`(word: String) async throws {
    let entry = try #require(Glossary.builtIn.entry(for: word))
    #expect(!entry.source.isEmpty)
    #expect(entry.meaning.count <= 400)
    #expect(entry.meaning.hasSuffix("."))
    #expect((1...3).contains(entry.next.count))
    for next in entry.next { #expect(Explanation(Settings()).page(of: next) != nil, "\(next)") }
    let session = Session(lessons: .builtIn)
    #expect(await session.last("explain \(word)").contains("\nNext:"))
    guard !entry.example.isEmpty else { return }
    let answer = await session.answer(entry.example)
    #expect(answer.status == .done, "\(answer.text.plain)")
  }

  @Test(arguments: [
    "dto", "boilerplate", "attach", "detach", "module output", "child module", "container", "segue",
    "deep link", "data source", "delegate", "cell", "alert", "network", "service", "repository",
    "coordinator", "mock", "spy", "stub", "wireframe", "viewDidLoad", "viewWillAppear", "timer",
    "task", "actor", "MainActor", "Sendable", "publisher", "combineLatest", "dependency injection",
    "singleton", "retain cycle", "unowned", "capture list", "escaping", "callback", "thread",
    "race",
    "cancel", "weak", "strong", "protocol", "main queue", "mapping", "closure", "views", "entities",
    "data transfer objects", "retain cycles", "Presenters", "viewDidLoad()", "[weak self]",
    "unowned self", "view-model", "Clean Swift", "CleanSwift", "MVVMC", "DispatchQueue.main", "RIB",
    "UIViewController", "VC", "viewWillDisappear", "pop", "SwiftUI", "SOLID", "@MainActor",
    "data race", "MVVM-C", "data passing", "coordinator delegate", "request", "response", "scene",
  ])
  func `explains words that people type`(word: String) {
    #expect(Explanation(Settings()).page(of: word) != nil)
  }

  @Test func `explains each spelling once, and no role or rule twice`() {
    let spellings = Glossary.builtIn.spellings
    #expect(Set(spellings).count == spellings.count)
    #expect(spellings.allSatisfy { $0 == $0.lowercased() })
    let others = Explanation.names.filter { !Glossary.builtIn.words.contains($0) }
    #expect(Set(spellings).isDisjoint(with: others))
  }

  @Test func `reads a page`() throws {
    let glossary = Glossary(
      """
      # Words

      ## two words

      aliases: a pair, pairs of words
      try: load products; open
      source: UIKit
      next: weak, strong

      Two words are one name. They stay
      together.

      ## alone

      Nothing else is known: it is alone.
      """
    )
    #expect(glossary.words == ["alone", "two words"])
    let entry = try #require(glossary.entry(for: "Pairs of words"))
    #expect(entry.meaning == "Two words are one name. They stay together.")
    #expect(entry.example == "load products; open")
    #expect(entry.next == ["weak", "strong"])
    #expect(glossary.entry(for: "alone")?.meaning == "Nothing else is known: it is alone.")
  }
}
