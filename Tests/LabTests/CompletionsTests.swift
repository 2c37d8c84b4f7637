import ComparisonData
import LessonKit
import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing

@testable import Lab

@Suite struct CompletionsTests {
  static let offers: [(String, [String])] = [
    ("lo", ["load"]), ("load ", ["about", "articles", "products", "profile", "todos", "trace"]),
    ("load products m", ["massive", "mvc", "mvvm"]), ("load products; op", ["open"]),
    ("play open-", ["open-empty", "open-failing", "open-many"]), ("export p", ["plantuml"]),
    ("wiring v", ["view"]), ("tap ", ["\"MacBook Air M4\"", "\"iPhone 16 Pro\"", "1", "2"]),
    ("nonsense ", []), ("hin", []), ("tap \"MacBook A", ["\"MacBook Air M4\""]),
    ("tap 'MacBook A", ["\"MacBook Air M4\""]), ("tap MacBook\\ A", ["\"MacBook Air M4\""]),
    ("tap mac", ["\"MacBook Air M4\""]), ("press \"a; op", []),
    ("screen; tap \"MacBook Air M4\"; op", ["open"]), ("open # lo", []), ("# lo", []),
    ("show #", ["#1", "#2", "#3", "#4", "#5", "#6", "#7"]), ("show 3", ["#3"]),
  ]

  @Test(arguments: offers) func `offers what may come next`(line: String, words: [String]) async {
    let session = await session("load products; open")
    #expect(session.completions(of: line).words.sorted() == words.sorted())
  }

  @Test(arguments: [
    ("break ", ["finding", "lost", "screen", "view"]), ("break view ", ["->", "after"]),
    ("break view -> ", ["presenter"]), ("break view -> presenter ", ["didSelectProduct"]),
    ("break lost ", ["after", "if"]),
  ])
  func `offers the parts of a breakpoint`(line: String, offers: [String]) async {
    let known = await session("load products; open; tap 1").completions(of: line).words
    #expect(offers.allSatisfy(known.contains), "\(known)")
  }

  @Test func `replaces only the word that is being typed, and hints at its rest`() async {
    let session = await session("load products; open")
    #expect(session.completions(of: "load prod").replacing == 4)
    #expect(session.completions(of: "load ").replacing == 0)
    #expect(session.completions(of: "tap \"MacBook A").replacing == 10)
    #expect(session.hint(for: "tap \"MacBook A") == "ir M4\"")
    #expect(session.hint(for: "tap macb") == nil)
    #expect(Session().hint(for: "load prod") == "ucts")
    for line in ["", "l"] { #expect(Session().hint(for: line) == nil) }
  }

  /// Returns the samples, which tell when one of them is made.
  private func samples(making: @escaping () -> Void) -> [Module] {
    func watched(_ variant: Variant) -> Variant {
      Variant(
        variant.architecture,
        edition: variant.edition,
        entities: variant.entities,
        manifest: variant.manifest,
        sources: variant.sources
      ) { surroundings in
        making()
        return variant.assemble(surroundings)
      }
    }
    return Samples.modules.map { module in
      Module(
        name: module.name,
        title: module.title,
        summary: module.summary,
        variants: module.variants.map(watched),
        editions: module.editions.map(watched),
        scenarios: module.scenarios,
        rules: module.rules,
        sources: module.sources
      )
      .compared(changes: module.changes)
    }
  }

  @Test(arguments: [
    "inject nil-link presenter.interactor", "inject late-reply \"Interactor -> Presenter did",
    "heal; faults; findings; leaks", "compare --scenario open viper mvc", "metrics size",
    "play open-slow; lesson first-message", "why #3; show #4; diff open", "explain nil-link",
    "source presenter.view; wiring view", "load todos rpvc --given empty --as-published 001",
  ])
  func `never runs a module while somebody types`(line: String) async {
    var count = 0
    let session = Session(modules: samples { count += 1 })
    for beginning in ["", "load articles; open; wait", "inject nil-link"] {
      _ = await session.answer(beginning)
      let before = count
      for end in line.indices {
        _ = session.completions(of: String(line[...end]))
        _ = session.hint(for: String(line[...end]))
      }
      #expect(count == before, "after \(beginning)")
    }
  }
}

@Suite struct LineColoursTests {
  private static let open = "load products; open"

  static let lines: [(String, mistakes: [String])] = [
    ("load products", []), ("lode products", ["lode"]), ("lo", []), ("lo ", ["lo"]),
    ("load prod", []), ("load prod ", ["prod"]), ("load prodx", ["prodx"]),
    ("load products mvp", ["mvp"]), ("load products --given empty", []),
    ("tap 1; tapp 2", ["tapp"]), ("tap \"iPhone 16", []), ("tap \"anything else\" ", []),
    ("explain week", ["week"]), ("explain wea", []), ("inject nill-link ", ["nill-link"]),
    ("inject ? 7", []), ("set pager on", []), ("set pager onn", ["onn"]),
    ("set colour on", ["colour"]),
    ("show #3", []), ("show 3", []), ("help #3", []), ("d wide", []), ("save transcript x.md", []),
    ("# nonsense here", []), ("open # nonsense", []), ("", []), ("   ", []), ("한국어", ["한국어"]),
  ]

  @Test(arguments: lines)
  func `marks what is a mistake, and nothing else`(line: String, mistakes: [String]) async {
    let text = await session(Self.open).coloured(line)
    #expect(text.plain == line)
    #expect(text.runs.filter { $0.style == .bad }.map(\.text) == mistakes)
  }

  @Test func `tells what is known`() async {
    let runs = await session(Self.open).coloured("load products; d wide # drawn").runs
    #expect(runs.filter { $0.style == .command }.map(\.text) == ["load", "d"])
    #expect(runs.filter { $0.style == .good }.map(\.text) == ["products", "wide"])
    #expect(runs.filter { $0.style == .dim }.map(\.text) == ["# drawn"])
  }

  @Test func `takes an answer in a lesson for no mistake`() async throws {
    let session = await session("lesson first-message", lessons: .builtIn)
    #expect(session.coloured("presenter").runs.allSatisfy { $0.style != .bad })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `changes no character of any line`(seed: UInt64) async {
    let session = await session(Self.open)
    var random = SplitMix64(seed: seed)
    let pieces = [
      "load", "tap", " ", "  ", ";", "\"", "'", "\\", "#", "\n", "\t", "한글", "e\u{301}", "👨‍👩‍👧",
      "products", "1", "inject ?", "\u{1B}", "\0", "-",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0...14, using: &random)
      let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(session.coloured(line).plain == line, "\(line.debugDescription)")
      _ = session.hint(for: line)
      _ = session.usageHint(for: line)
      let words = session.completions(of: line).words
      #expect(session.meanings(of: words, offeredFor: line).count == words.count)
    }
  }

  private static let architectures =
    "[clean-swift | mvc | mvp | mvvm | mvvm-c | mvvm-observable | ribs | rpvc | viper | viper-async | "
    + "viper-observable]"

  @Test(arguments: [
    ("load", " NAME \(architectures)"), ("load ", "NAME \(architectures)"),
    ("load products ", architectures), ("inject ", "FAULT [PLACE]"),
    ("show ", "[#N]"), ("open", nil), ("lo", nil), ("xyzzy ", nil), ("", nil), ("s ", nil),
    ("b ", "[A -> B [message]|lost|finding|screen|ROLE] [after N] [if TEXT]"),
  ])
  func `say what comes next`(line: String, hint: String?) async {
    #expect(await session(Self.open).usageHint(for: line) == hint)
  }

  @Test func `offer only known commands, and those that an answer has named`() async {
    let session = await session("load products")
    #expect(session.hint(for: "heal") == nil)
    #expect(session.hint(for: "hea") == nil)
    _ = await session.answer("help all")
    #expect(session.hint(for: "hea") == "l")
    #expect(await LabTests.session("load products; heal").hint(for: "hea") == "l")
    let new = Session()
    #expect(new.hint(for: "ope") == nil)
    _ = await new.answer("tap 1")
    #expect(new.hint(for: "loa") == "d")
  }

  @Test(arguments: [
    ("open; tapp 1; back", 7, ["back"]), ("tapp", 1, []),
    ("  tapp; tap 1; tap \"iPhone 16 Pro\"", 3, ["tap 1", "tap \"iPhone 16 Pro\""]),
    ("한글", 1, []), ("tap 1; tap \"x", 12, []),
  ])
  func `know where they stand, and what is left`(line: String, column: Int, rest: [String]) async {
    let answer = await session("load products").answer(line)
    #expect(answer.refusalPlace?.column == column)
    #expect(answer.refusalPlace?.leftOut == rest)
  }
}
