import LessonKit
import TestSupport
import Testing
import Traces

struct LessonFuzzTests {
  private static let scraps = [
    "", "\n", "`", "```", "```viper-check\n", "<!--", "-->", "<details>", "</details>", "# ", "## ",
    "- `", "`: yes:", "1. ", "  #", "->", " < ", "=", "\u{0}", "\u{1B}[2J", "\r\n", "👩‍👩‍👧", "상품", "\"",
    "count 0 ", "row=99999999999999999999", "\u{301}", "...", "_", "never ",
  ]

  @Test(arguments: UInt64(1)...40)
  func `survives any damage to a lesson`(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let text = damaged(LessonText.sound, by: &random)
      do {
        let lesson = try Lesson(markdown: text, file: "fuzz.md")
        await play(lesson, &random)
      } catch {
        let lines = text.unicodeScalars.count { $0 == "\n" } + 1
        #expect((1...lines).contains(error.line))
        #expect(!error.description.unicodeScalars.contains("\u{1B}"))
      }
    }
  }

  @Test func `reads a huge page in one go`() {
    let page = LessonText.sound + String(repeating: "\n```\nx\n", count: 20_001)
    #expect(throws: LessonError.self) { try Lesson(markdown: page, file: "huge.md") }
  }

  private func damaged(_ text: String, by random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + Int.random(in: 0..<30, using: &random))
      let scrap = Self.scraps.randomElement(using: &random) ?? ""
      scalars.replaceSubrange(start..<end, with: scrap.unicodeScalars)
    }
    var damaged = String.UnicodeScalarView()
    damaged.append(contentsOf: scalars)
    return String(damaged)
  }

  private func play(_ lesson: Lesson, _ random: inout SplitMix64) async {
    var run = LessonAttempt(lesson)
    let stage = ReplayedStage()
    for _ in 0..<12 {
      let input = ["1", "2", "open", "presenter", "\u{0}", "tap 1", "👩‍👩‍👧"].randomElement(
        using: &random
      )
      _ = run.answer(input ?? "")
      _ = stage.run(input ?? "")
      _ = run.observe(stage.observe())
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = run.hint()
      case 1: _ = run.giveAnswer()
      case 2: _ = run.skip()
      case 3: _ = run.next()
      default: _ = run.presentation()
      }
    }
    _ = await Lessons.check(
      lesson,
      on: ReplayedStage(),
      words: LessonWords(commands: ["open"], bank: Bank())
    )
  }
}
