import Testing
import TraceRecording
import Traces

/// Tests that a program has the same results with and without recording.
@Suite @MainActor struct SameResultTests {
  /// A use of a protocol, with its expected result.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let run: @MainActor @Sendable (WideOwner) async throws -> any Sendable

    init(
      _ name: String,
      _ result: String,
      _ run: @escaping @MainActor @Sendable (WideOwner) async throws -> any Sendable
    ) {
      testDescription = name
      self.result = result
      self.run = run
    }

    /// Returns the result with an owner, or the error as text.
    @MainActor func outcome(with owner: WideOwner) async -> String {
      do { return "\(try await run(owner))" } catch { return "error \(error)" }
    }
  }

  @Test(arguments: Use.all) func `gives the same result with recording on and off`(_ use: Use) async
  {
    let plain = await use.outcome(with: WideOwner())
    let recorder = Recorder()
    let recorded = await recorder.recording {
      let owner = WideOwner()
      return await recorder.action("use", to: owner) { await use.outcome(with: owner) }
    }
    #expect(plain == use.result)
    #expect(recorded == use.result)
    #expect(recorder.trace().rows.contains { $0.kind == .call })
  }

  @Test(arguments: Use.all) func `gives the same result where no record is kept`(_ use: Use) async {
    let recorder = Recorder(limit: 0)
    let recorded = await recorder.recording { await use.outcome(with: WideOwner()) }
    #expect(recorded == use.result)
  }
}

extension SameResultTests.Use {
  typealias Use = SameResultTests.Use

  static let all = properties + values + closures + suspensions

  static let properties = [
    Use("a property", "7") { $0.wide.plain },
    Use("a property that is set", "5") { owner in
      owner.wide.limit = 4
      owner.wide.limit += 1
      return owner.wide.limit
    },
    Use("a property that waits", "title") { try await $0.wide.title },
    Use("a property that waits and throws", "error offline") { owner in
      owner.wide.limit = -1
      return try await owner.wide.title
    },
    Use("a property that throws", "error offline") { owner in
      owner.wide.limit = -1
      return try owner.wide.risky
    },
    Use("a property that only waits", "false") { await $0.wide.ready },
    Use("a property on the main actor", "[\"a\", \"b\"]") { owner in
      owner.main?.rows = ["a"]
      owner.main?.rows.append("b")
      return owner.main?.rows ?? []
    },
  ]

  static let values = [
    Use("no result", "1") { owner in
      owner.wide.nothing()
      return owner.wide.limit
    },
    Use("a pair", "(1, \"b\")") { $0.wide.pair(1, two: "b") },
    Use("overloads", "number text list") { owner in
      [owner.wide.show(1), owner.wide.show("1"), owner.wide.show([1])].joined(separator: " ")
    },
    Use("a generic list", "3") { $0.wide.largest(of: [1, 3, 2]) ?? 0 },
    Use("a generic nothing", "0") { $0.wide.largest(of: Set<Int>()) ?? 0 },
    Use("an opaque value", "12") { $0.wide.some(12) },
    Use("an inout argument", "3 6") { owner in
      var number = 1
      let double = owner.wide.change(&number, by: 2)
      return "\(number) \(double)"
    },
    Use("what does not throw", "a") { try $0.wide.fail("a") },
    Use("what throws", "error offline") { try $0.wide.fail("") },
    Use("what throws a type", "error offline") { try $0.wide.failTyped(.offline) },
    Use("what throws no type", "3") { try $0.wide.failTyped(nil) },
    Use("a default argument", "11 3") { "\($0.wide.shift(1)) \($0.wide.shift(1, by: 2))" },
    Use("nested optionals", "[Optional(2), nil]") { $0.wide.many([nil, 2]) },
    Use("a method on the main actor", "2") { owner in
      _ = owner.main?.show("a")
      return owner.main?.show("b") ?? 0
    },
  ]

  static let closures = [
    Use("what is rethrown", "error offline") {
      try $0.wide.mapped { _ in throw FeedError.offline }
    },
    Use("what is not rethrown", "[2, 3]") { $0.wide.mapped { $0 + 1 } },
    Use("a closure", "12") { $0.wide.now { "\($0)" } },
    Use("an optional closure", "2") { $0.wide.maybe { $0 + 1 } ?? 0 },
    Use("no closure", "0") { $0.wide.maybe(nil) ?? 0 },
    Use("an escaping closure", "5") { owner in
      var number = 0
      owner.wide.later { number = $0 }
      return number
    },
    Use("a sendable closure", "12") { $0.wide.apart { $0 * 2 } },
    Use("a closure on the main actor", "8") { owner in
      await owner.wide.onMain { owner.wide.limit = $0 }
      return owner.wide.limit
    },
  ]

  static let suspensions = [
    Use("what waits", "2") { await $0.wide.wait(1) },
    Use("what waits and throws", "error offline") { try await $0.wide.waitTyped(.offline) },
    Use("what waits and does not throw", "3") { try await $0.wide.waitTyped(nil) },
    Use("a closure that waits", "18") { try await $0.wide.waitFor { $0 * 2 } },
    Use("a closure that waits and throws", "error offline") { owner in
      try await owner.wide.waitFor { _ in throw FeedError.offline }
    },
    Use("what waits on the main actor", "[\"a\"]") { owner in
      _ = owner.main?.show("a")
      return try await owner.main?.load() ?? []
    },
  ]
}
