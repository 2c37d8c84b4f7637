import LessonKit
import TerminalText
import Testing

@testable import Lab

@Suite struct CommandTests {
  @Test func `help all names every command, each by a name of its own`() async {
    let session = await session("lesson first-message", lessons: .builtIn)
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
    let session = Session(lessons: .builtIn)
    let answer = try #require(example.answer(in: session), "\(example)")
    #expect(answer.status == .done)
    #expect(await session.last("help \(name)").contains("viper> \(example.line)\n"))
  }

  @Test(arguments: SessionSituation.allCases)
  func `suggests names of commands`(situation: SessionSituation) {
    let names = situation.commandNames.filter { $0 != "return" }
    #expect(names.allSatisfy { Command.beginning(with: $0)?.name == $0 })
    // Others have no room beside help and quit; of a lesson's, each step takes only some.
    let limits: [SessionSituation: Int] = [.past: 11, .lesson: 14]
    #expect(names.count <= limits[situation, default: 10])
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
