import SampleModules
import SeededRandom
import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct DebuggerTests {
  private func session(_ lines: String...) async -> Session {
    let session = Session(modules: Samples.modules, baselines: .ofSamples)
    for line in lines { _ = await session.answer(line) }
    return session
  }

  /// Where the cursor stands after a command, from a row of what follows `open` in Products.
  @Test(arguments: [
    (1, "step", 2), (3, "step", 4), (2, "next", nil), (4, "next", 6), (3, "next", nil),
    (4, "finish", 5), (5, "finish", nil), (6, "next", nil), (6, "step", nil),
  ])
  func `moves from row to row`(_ start: Int, _ command: String, _ end: Int?) async {
    let session = await session("load products", "open", "goto #\(start)", command)
    #expect(session.debugger.cursor == end)
  }

  @Test func `says where it stands`() async {
    let session = await session("load products", "open", "goto #3")
    #expect(session.prompt == "viper #3> ")
    _ = await session.answer("goto end")
    #expect(session.prompt == "viper> ")
  }

  @Test func `shows nothing behind the cursor`() async {
    let session = await session("load products", "open", "goto #4")
    let looks = ["diagram", "trace", "why #4", "show #4"]
    for look in looks {
      let text = await session.answer(look).text.plain
      #expect(!text.contains("didFetchProducts"), "\(look)")
    }
    let refusal = await session.answer("show #6")
    #expect(refusal.status == .failed)
    #expect(refusal.text.plain.contains("goto #6"))
  }

  @Test func `shows the screen of the moment`() async {
    let session = await session("load products", "open", "tap 1", "goto #8")
    #expect(await session.answer("screen").text.plain.contains("Product List"))
    _ = await session.answer("goto end")
    #expect(await session.answer("screen").text.plain.contains("$1,899.00"))
  }

  @Test func `lists the calls that run, the innermost first`() async {
    let session = await session("load products", "open", "goto #3")
    let lines = await session.answer("stack").text.plain.split(separator: "\n")
    try? #require(lines.count == 2)
    #expect(lines[0].hasPrefix("#3  Interactor.getProducts()"))
    #expect(lines[1].hasSuffix("waits for #3"))
  }

  @Test func `does nothing in the past`() async {
    let session = await session("load products", "open", "goto #3")
    let answer = await session.answer("tap 1")
    #expect(answer.status == .failed)
    #expect(answer.text.plain.contains("goto end"))
    #expect(session.loaded?.done == [.open])
  }

  @Test(arguments: ["goto #0", "goto #8", "goto", "goto x", "goto -7", "goto lost", "goto finding"])
  func `refuses to go where nothing is`(_ line: String) async {
    let session = await session("load products", "open")
    let answer = await session.answer(line)
    #expect(answer.status != .done)
    #expect(session.debugger.cursor == nil)
  }

  @Test(arguments: ["step", "next", "finish", "continue", "stack", "goto #1", "drop #1"])
  func `says what to do first`(_ line: String) async {
    let session = await session("load products")
    let text = await session.answer(line).text.plain
    #expect(text.contains("open"))
  }

  // MARK: - Breakpoints

  @Test(arguments: [
    ("Presenter -> View", [7, 15]), ("_ -> Interactor getProducts", [3]), ("screen", [7]),
    ("interactor", [3, 4, 6]), ("Presenter -> View after 1", [15]),
    ("View -> _ if didSelect", [9]),
  ])
  func `stops at a breakpoint`(_ words: String, _ rows: [Int]) async {
    let session = await session("load products", "open", "tap 1", "goto #1", "break \(words)")
    for row in rows {
      _ = await session.answer("continue")
      #expect((session.debugger.cursor ?? session.loaded?.now.lastNumber) == row)
    }
  }

  @Test func `counts for a breakpoint only what was passed until another stopped`() async {
    let session = await session(
      "load products",
      "open",
      "tap 1",
      "goto #1",
      "break Presenter -> View after 1",
      "break Interactor -> Presenter"
    )
    var rows: [Int] = []
    for _ in 0..<4 where session.debugger.cursor != nil {
      _ = await session.answer("continue")
      rows.append(session.debugger.cursor ?? 0)
    }
    #expect(rows == [6, 0])
  }

  @Test func `stops an action at a breakpoint`() async {
    let session = await session("load products", "break _ -> Interactor getProducts")
    let answer = await session.answer("open")
    #expect(session.debugger.cursor == 3)
    #expect(answer.text.plain.contains("Break: _ -> Interactor getProducts"))
  }

  @Test func `stops where a message is lost and where a finding rests`() async {
    let session = await session(
      "load products",
      "inject nil-link presenter.interactor",
      "open",
      "goto lost"
    )
    let lost = session.debugger.cursor ?? session.loaded?.now.lastNumber ?? 0
    #expect(session.loaded?.now[row: lost]?.kind == .lost)
    #expect(await session.answer("goto finding").status == .done)
  }

  @Test(arguments: [
    "break nobody", "break lost after x", "break lost after 0", "break lost if", "break A B C",
    "break - 3", "break - x", "break ->", "break Presenter ->",
  ])
  func `refuses a breakpoint that it does not understand`(_ line: String) async {
    let session = await session("load products", "open")
    #expect(await session.answer(line).status == .misused)
    #expect(session.debugger.breakpoints.isEmpty)
  }

  @Test func `says that a breakpoint may never stop`() async {
    let session = await session("load products")
    let text = await session.answer("break View -> Interactor getProducts").text.plain
    #expect(text.contains("may never stop"))
  }

  @Test func `lists and removes breakpoints`() async {
    let session = await session("load products", "break lost", "break screen", "break - 1")
    #expect(await session.answer("break").text.plain == "1  screen\n")
    #expect(await session.answer("break -").status == .done)
    #expect(session.debugger.breakpoints.isEmpty)
  }

  @Test func `stands before the first message where the pace is step`() async {
    let session = await session("load products", "set pace step", "open")
    #expect(session.debugger.cursor == 1)
    #expect(await session.answer("set").text.plain.contains("pace step"))
  }

  // MARK: - What if

  @Test func `drops a message and brings it back`() async {
    let session = await session("load products", "open")
    let before = await session.answer("diagram")
    let text = await session.answer("drop #6").text.plain
    #expect(text.contains("didFetchProducts"))
    #expect(session.loaded?.now.trace[row: 6]?.kind == .lost)
    _ = await session.answer("undo")
    #expect(await session.answer("diagram") == before)
  }

  @Test(arguments: ["drop #4", "drop #1", "drop #5", "drop", "drop #99"])
  func `refuses to drop what is no message or hands back a value`(_ line: String) async {
    let session = await session("load products", "open")
    #expect(await session.answer(line).status != .done)
  }

  @Test func `drops any message of any scenario`() {
    for module in Samples.modules {
      for variant in module.variants {
        for scenario in module.scenarios {
          dropEach(in: Run(module, variant).playing(scenario), scenario)
        }
      }
    }
  }

  private func dropEach(in run: Run, _ scenario: Scenario) {
    let session = Session(modules: Samples.modules, baselines: .ofSamples)
    let loaded = LoadedModule(replaying: run.doing(scenario.steps.map(\.action)))
    let rows = Array(loaded.now.rowNumbers ?? 1...1)
    for row in rows.prefix(Effort.count(8)) {
      session.loaded = loaded
      _ = session.answerNow("drop #\(row)")
    }
  }

  @Test(arguments: 0..<Effort.count(6)) func `gives the bytes of before after undo`(_ seed: Int)
    async
  {
    var random = SplitMix64(seed: UInt64(seed))
    let session = await session("load \(["products", "todos", "articles", "profile"][seed % 4])")
    for _ in 0..<12 {
      let line = DebuggerTests.changes.randomElement(using: &random) ?? "open"
      let before = await looks(of: session)
      guard await session.answer(line).status == .done else { continue }
      let after = await looks(of: session)
      guard before != after else { continue }
      _ = await session.answer("undo")
      #expect(await looks(of: session) == before, "undo of \(line)")
      _ = await session.answer("redo")
      #expect(await looks(of: session) == after, "redo of \(line)")
    }
  }

  @Test(arguments: 0..<Effort.count(200))
  func `shows at the end of each action what a run shows that ended there`(_ seed: Int) async {
    var random = SplitMix64(seed: UInt64(seed))
    let module = Samples.modules[seed % Samples.modules.count]
    let variant = module.variants[seed / 5 % module.variants.count]
    let load = "load \(module.name) \(variant.architecture.name)"
    let long = await session(load, "open")
    var (lines, ends) = (["open"], [long.loaded?.now.lastNumber ?? 0])
    for _ in 0..<6 {
      let line = DebuggerTests.actions.randomElement(using: &random) ?? "wait"
      guard await long.answer(line).status == .done else { continue }
      lines.append(line)
      ends.append(long.loaded?.now.lastNumber ?? 0)
    }
    let short = await session(load)
    for (line, end) in zip(lines, ends) {
      _ = await short.answer(line)
      _ = await long.answer("goto #\(end)")
      for look in ["screen", "wiring", "trace", "leaks"] {
        #expect(await long.answer(look) == short.answer(look), "\(load): \(look) at #\(end)")
      }
      #expect((try? long.moment().living) == (try? short.moment().living))
    }
  }

  private static let actions = [
    "tap 1", "tap 2", "back", "wait", "refresh", "delete 1", "press Add", "cancel", "press Retry",
  ]

  private static let changes = [
    "open", "tap 1", "tap 2", "back", "wait", "close", "reload", "load about", "load products mvc",
    "inject nil-link", "heal", "drop #2", "drop #3", "play open", "refresh", "delete 1",
  ]

  private func looks(of session: Session) async -> String {
    var text = session.loaded?.run.title ?? "nothing"
    for line in ["trace", "screen", "wiring"] { text += await session.answer(line).text.plain }
    return text
  }
}
