import TerminalText
import Testing

@testable import Lab

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
