import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing
import Traces

@testable import Lab

@Suite struct DebuggerPropertyTests {
  @Test(arguments: 0..<(Effort.isFull ? 100 : 2))
  func `gives the bytes of before after undo`(_ seed: Int) async {
    var random = SplitMix64(seed: UInt64(seed))
    let session = await session("load \(["products", "todos", "articles", "profile"][seed % 4])")
    for _ in 0..<12 {
      let line = DebuggerPropertyTests.changes.randomElement(using: &random) ?? "open"
      let before = await looks(of: session)
      _ = await session.answer(line)
      let after = await looks(of: session)
      guard before != after else { continue }
      let undone = await session.answer("undo")
      // A secret fault stays in the run.
      if line.hasPrefix("inject ?"), undone.status == .failed { continue }
      #expect(await looks(of: session) == before, "undo of \(line)")
      _ = await session.answer("redo")
      #expect(await looks(of: session) == after, "redo of \(line)")
    }
  }

  private static let changes = [
    "open", "tap 1", "tap 2", "back", "wait", "close", "reload", "load about", "load products mvc",
    "inject nil-link", "inject ? 3", "heal", "drop #2", "drop #3", "drop #6",
    "resend #6 products=[1]", "resend #9 at=1", "play open", "refresh", "delete 1",
    "load products alone=presenter", "load todos alone=interactor", "play add", "play delete",
    "stub loadTodos [1]", "send presenter didFetchProducts([2])", "send interactor retrieveTodos()",
    "save trace a", "load trace a",
  ]

  private func looks(of session: Session) async -> String {
    var text = session.loaded?.run.title ?? "nothing"
    for line in ["trace", "screen", "wiring"] { text += await session.last(line) }
    return text
  }

  @Test(arguments: 0..<(Effort.isFull ? 200 : 16))
  func `shows at each row what a run shows that was stopped there`(_ seed: Int) async {
    var random = SplitMix64(seed: UInt64(seed))
    let module = Samples.modules[seed % Samples.modules.count]
    let variant = module.variants[seed / 5 % module.variants.count]
    let load = "load \(module.name) \(variant.architecture.name)"
    let long = await session(load, "open")
    var lines = ["open"]
    for _ in 0..<6 {
      let line = DebuggerPropertyTests.actions.randomElement(using: &random) ?? "wait"
      if await long.answer(line).status == .done { lines.append(line) }
    }
    let short = await session(load)
    for line in lines {
      let first = (short.loaded?.now.lastNumber ?? 0) + 1
      _ = await short.answer(line)
      let last = short.loaded?.now.lastNumber ?? 0
      for row in first...max(first, last) where row <= last {
        await expectSame(
          short,
          long,
          at: row,
          "\(load); \(lines.joined(separator: "; ")) at #\(row)"
        )
      }
      _ = await short.answer("goto end")
      await expectSameEnd(short, long, at: last, load)
    }
  }

  /// Expects the same screen, wiring and survivors; a full run moves the cursor by `goto`, as users do.
  private func expectSame(_ short: Session, _ long: Session, at row: Int, _ title: String) async {
    for session in [short, long] {
      if Effort.isFull {
        _ = await session.answer("goto #\(row)")
      } else {
        session.debugger.cursor = row
      }
    }
    guard let (one, other) = try? (short.moment(), long.moment()) else { return }
    let comment = Comment(rawValue: title)
    #expect(one.screen == other.screen, comment)
    #expect(one.living == other.living, comment)
    #expect(one.graph == other.graph, comment)
    let wirings = [one, other].map { Wiring(at: $0).text(isASCII: true) }
    #expect(wirings[0] == wirings[1], comment)
    let stacks = try? [short, long].map { try $0.callStack().frames.map(\.event) }
    #expect(stacks?[0] == stacks?[1], comment)
  }

  private func expectSameEnd(_ short: Session, _ long: Session, at row: Int, _ load: String) async {
    long.debugger.cursor = row
    if let (one, other) = try? (long.moment(), short.moment()) {
      #expect(one.screen == other.screen, "\(load): the screen at #\(row)")
    }
    for look in ["wiring", "trace", "leaks"] {
      #expect(await long.answer(look) == short.answer(look), "\(load): \(look) at #\(row)")
    }
  }

  private static let actions = [
    "tap 1", "tap 2", "back", "wait", "refresh", "delete 1", "press Add", "cancel", "press Retry",
  ]
}
