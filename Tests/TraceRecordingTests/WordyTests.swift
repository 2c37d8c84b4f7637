import Testing
import TraceRecording
import Traces

/// Tests requirements that are named by words of Swift, or not at all: they are forwarded and recorded.
@Suite @MainActor struct WordyTests {
  private let recorder = Recorder()

  /// Returns the messages and errors that `speak` sends; also runs it without a recorder, and where no record is kept.
  private func said(_ speak: @MainActor (WordySpeaker) async throws -> Void) async throws
    -> [String]
  {
    try await speak(WordySpeaker())
    try await Recorder(limit: 0).recording { try await speak(WordySpeaker()) }
    try await recorder.recording {
      let speaker = WordySpeaker()
      try await recorder.action("speak", to: speaker) { try await speak(speaker) }
    }
    return recorder.trace().rows.filter { [.call, .throw].contains($0.kind) }.map(\.label)
  }

  @Test func `forwards unnamed parameters and labels that are keywords`() async throws {
    let said = try await said { speaker in
      let wordy = speaker.wordy
      #expect(wordy.show(1) == "show 1")
      #expect(wordy.show("one") == "show one")
      #expect(wordy.show(1, at: 2) == "show 1 at 2")
      #expect(wordy.open(in: 1, for: "me") == "open 1 for me")
      #expect(wordy.open(in: 2) == "open 2 for all")
      #expect(wordy.keep(self: 1, Self: 2, init: 3, is: 4, as: 5) == 12345)
      #expect(wordy.pick(default: 1, `inout`: 2, var: 3, let: 4) == 1234)
      #expect(wordy.speak(class: 1, func: 2, return: 3, throws: 4, nil: 5, true: 6) == 123456)
      let all = wordy.think(any: 1, some: 2, await: 3, async: 4, try: 5, each: 6, Any: 7)
      #expect(all == 1_234_567)
    }
    #expect(try said == Cases.lines("labels that are keywords"))
  }

  @Test func `forwards names that the stand-in uses itself`() async throws {
    let said = try await said { speaker in
      var number = 1
      speaker.wordy.add(&number, while: 2)
      #expect(number == 3)
      let mark = speaker.wordy.mark(_ClosureMark: 1, _unwrap: 2, newValue: 3, link: 4, base: 5)
      #expect(mark == 12345)
      var given = 0
      speaker.wordy.wrap({ given = $0 }, p1: 1, __back: 2, __link: 3, __way: 4)
      #expect(given == 1234)
      #expect(speaker.wordy.join(for: { $0 + 1 }, in: { $0 + 1 }) == 23)
      #expect(speaker.wordy.each { $0 } == 3)
    }
    #expect(try said == Cases.lines("names that the stand-in uses"))
  }

  @Test func `forwards methods and properties named by keywords`() async throws {
    let said = try await said { speaker in
      let wordy = speaker.wordy
      #expect([wordy.default(), wordy.`init`(), wordy.`self`(), wordy.in(for: 7)] == [4, 5, 6, 7])
      #expect(wordy(8) == 8)
      speaker.wordy.for += wordy.where
      #expect(wordy.for == 3)
    }
    #expect(try said == Cases.lines("methods and properties named by keywords"))
  }
}

// MARK: - Rare types

extension WordyTests {
  @Test func `forwards effects as they are declared`() async throws {
    let said = try await said { speaker in
      let rich = speaker.rich
      #expect(throws: RichError.odd) { try rich.risky }
      #expect(rich.safe + rich.never() == 4)
      let typed = try await rich.typed(1)
      let late = try await rich.late { 7 }
      #expect(typed + late == 8)
      await #expect(throws: RichError.odd) { try await rich.typed(-1) }
      #expect(rich.mapped { $0 } == 4)
      #expect(throws: RichError.odd) { try rich.mapped { _ in throw RichError.odd } }
      #expect(await rich.waited { $0 } == 5)
      #expect(rich.shaped { 6 } == 6)
      #expect(rich.now(8) == 8)
      await #expect(throws: RichError.odd) {
        try await rich.late { () throws(RichError) in throw .odd }
      }
      await #expect(throws: RichError.odd) { try await rich.slow }
      #expect(await rich.ready)
      let near = await rich.near(2)
      let apart = await rich.apart(1)
      #expect(apart + near + rich.onMain(3) == 6)
    }
    let effects = try Cases.lines("effects")
    #expect(said.prefix(7) == effects.prefix(7))
    #expect(said.suffix(3) == effects.suffix(3))
  }

  @Test func `forwards closures of every kind`() async throws {
    let said = try await said { speaker in
      let rich = speaker.rich
      await rich.later { number in #expect(number == 7) }
      rich.maybe { number in #expect(number == 8) }
      #expect(rich.perhaps { $0 } == 12)
      #expect(rich.perhaps(nil) == nil)
      rich.nested { $0() }
      rich.nestedEscaping { $0() }
      #expect(rich.keep(3) == 3)
      func unread() -> Int {
        Issue.record("An ignored value was read.")
        return 0
      }
      rich.ignore(unread())
      #expect(rich.plainC { $0 } == 9)
      #expect(await rich.anywhere { 4 } == 4)
      var body = { 0 }
      rich.change(&body)
      #expect(body() == 10)
      var answers = [rich.counted { "\($0)" }]
      rich.load { answers.append("\($0)") }
      #expect(answers == ["1", "success(5)"])
      #expect(throws: RichError.odd) { try rich.perform { () throws(RichError) in throw .odd } }
    }
    let calls = try Cases.lines("calls of closures")
    #expect(said.filter { $0.hasPrefix("_") } == calls.filter { $0.hasPrefix("_") })
    #expect(said.suffix(8) == calls.suffix(8))
  }

  @Test func `forwards types of every kind`() async throws {
    _ = try await said { speaker in
      let rich = speaker.rich
      var list = [1]
      await rich.change(in: &list)
      #expect(list == [1, 11])
      var number = 1
      let double = rich.doubled(&number)
      #expect([number, double] == [2, 4])
      rich.main += 1
      #expect(rich.implicit == "implicit")
      #expect(rich.implicit(nil) == nil)
      #expect(rich.closure()(1) + rich.make()[0] + rich.tuple().one == 9)
      #expect(rich.generic(1, for: [1, 2]) == 1)
      #expect(rich.some(1) && rich.any(1, for: rich))
      #expect(rich.meta(Int.self) is Int.Type)
      #expect(rich.owned("word") == "word")
      #expect(await rich.inside(RichClerk()) == 7)
    }
  }

  @Test func `forwards what a parent, a value or a condition requires`() async throws {
    let said = try await said { speaker in
      speaker.value.number = 5
      speaker.value.other = 6
      let value = speaker.value
      #expect([value.read(1), value.finish(), value.look()] == [6, 6, 5])
      let child = speaker.conditional
      child.limit = 4
      #expect([child.limit, child.go(1), child.shown(2), child.take(3)] == [4, 1, 2, 3])
    }
    #expect(said.suffix(5) == ["limit = 4", "limit", "go(1)", "shown(2)", "take(3)"])
  }
}
