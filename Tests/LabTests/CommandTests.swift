import LessonKit
import Stage
import TerminalText
import Testing

@testable import Lab

/// `help` lists few commands at a time: those that are useful now.
@Suite struct FewWordsTests {
  static let moments: [(String, first: [String])] = [
    ("", ["lesson", "load", "explain"]), ("load products", ["open", "load", "play"]),
    ("load products; open", ["tap", "back", "show", "why"]),
    ("load products; open; inject nil-link presenter.interactor", ["tap", "show", "why"]),
    ("load products; open; inject ? 7", ["tap", "show", "why", "heal"]),
    ("load products; open; close", ["show", "why", "load"]),
    ("load products alone=presenter; send presenter fetchProducts()", ["show", "why", "load"]),
    ("load products; open; goto #3", ["why", "screen"]),
    ("lesson first-message", ["go", "hint", "answer", "skip"]),
    ("lesson first-message; explore; open", ["return", "tap"]),
  ]

  private func session(_ line: String) async throws -> Session {
    let session = Session(lessons: .builtIn)
    for command in line.split(separator: "; ") { _ = await session.answer(String(command)) }
    return session
  }

  @Test func `offers to guess where the cursor stands in the last row`() async throws {
    let session = try await session("load products; inject ? 26; open; goto lost")
    #expect(session.prompt == "viper #3> ")
    #expect(Set(session.suggestedCommands.map(\.name)).isSuperset(of: ["stack", "guess", "why"]))
  }

  @Test(arguments: moments)
  func `at most twelve, the first learnt in front`(line: String, first: [String]) async throws {
    let session = try await session(line)
    let names = session.suggestedCommands.map(\.name)
    #expect(names.count <= 12)
    #expect(names.contains("help"))
    let places = first.compactMap(names.firstIndex)
    #expect(places.count == first.count, "\(names)")
    #expect(places == places.sorted(), "\(names)")
    let lines = await session.answer("help").text.lines.map(\.plain)
    #expect(lines.count <= 13)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for name in names { #expect(lines.contains { $0.hasPrefix(name) }) }
  }

  @Test func `help all names every command, each by a name of its own`() async throws {
    let session = try await session("lesson first-message")
    let text = await session.last("help all")
    let words = text.split { " \n·".contains($0) }
    for command in Command.all where command.name != "help" {
      #expect(words.contains { $0 == command.name }, "\(command.name)")
    }
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
  }

  @Test(arguments: [("inject", "nil-link"), ("explain", "retain cycle")])
  func `alone a command lists what there is`(command: String, one: String) async throws {
    let answer = try await session("load products").answer(command)
    #expect(answer.status == .done && answer.text.plain.contains(one))
  }

  @Test(arguments: ["load", "inject", "play"])
  func `a list changes nothing, so a lesson allows it`(command: String) async throws {
    let session = try await session("lesson first-message")
    #expect(await session.answer(command).status == .done)
    #expect(await session.answer("undo").status != .done)
  }

  @Test(arguments: Command.all.map(\.name))
  func `shows each command in few words, with an answered example`(name: String) async throws {
    let command = try Command.named(name)
    #expect((1...62).contains(command.summary.count), "\(command.summary)")
    let example = command.example
    let session = try await session("")
    let answer = try #require(example.answer(in: session), "\(example)")
    #expect(answer.status == .done)
    #expect(await session.last("help \(name)").contains("viper> \(example.line)\n"))
  }

  @Test func `an example says nothing that a question asks`() async throws {
    let session = try await session("lesson first-message; skip")
    let page = await session.last("help trace")
    #expect(page.contains("viper> trace") && !page.contains("fetchProducts"))
  }

  @Test func `an example of other modules than a team's own is left out`() async {
    let session = Session(modules: [], baselines: .ofSamples)
    #expect(!(await session.last("help open").contains("For example")))
  }
}

@Suite struct AliasTests {
  @Test(arguments: [
    ("d", "diagram"), ("t", "trace"), ("s", "step"), ("n", "next"), ("c", "continue"),
    ("b lost", "break lost"), ("d wide 1..3", "diagram wide 1..3"),
  ])
  func `stands for a command`(short: String, long: String) async {
    let lines = "load products; open; goto #3"
    let answer = await session(lines).answer(short)
    #expect(answer.status == .done)
    #expect(answer == (await session(lines).answer(long)))
  }

  @Test func `loses the access of its page when it is taken away`() {
    var aliases = Aliases()
    aliases.define("w", as: ["wiring"], by: PageAccess(PageFolder(nil), on: .inMemory()))
    #expect(aliases.page(of: ["w"]) != nil)
    let isRemoved = aliases.remove("w")
    #expect(isRemoved)
    #expect(aliases.page(of: ["w"]) == nil)
  }

  @Test(arguments: Command.all.map(\.name) + ["modules", "exit"])
  func `hides no command`(name: String) async {
    let session = await session()
    #expect(await session.answer("alias \(name) quit").status == .misused)
    #expect(session.aliases.expanding([name]) == [name])
  }

  @Test func `of an alias is what that one stands for`() async {
    let session = await session("load products; open", "alias x d", "alias d trace")
    #expect(await session.answer("x").text == (await session.answer("diagram")).text)
  }

  @Test func `can be chosen by a secret fault's seed`() async {
    let session = Session(seed: 99)
    for line in ["alias i inject ?", "load products; open; i"] { _ = await session.answer(line) }
    let listed = session.typedLines[1].listed
    #expect(listed.wholeMatch(of: /load products; open; inject \? \d+/) != nil)
  }
}
