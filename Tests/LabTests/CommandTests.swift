import LessonKit
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

  @Test func `an example of other modules than a team's own is left out`() async {
    let session = Session(modules: [], baselines: .ofSamples)
    #expect(!(await session.last("help open").contains("For example")))
  }
}

@Suite struct AliasTests {
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
}
