import PrintableText
import SeededRandom
import Testing
import Traces

@testable import Lab

/// Numbers at the limits of every integer type, wherever a command or a file takes a number.
@Suite struct TypedNumberTests {
  @Test func `are read up to 2^53 in either direction`() {
    #expect(Int(typed: "9007199254740992") == 1 << 53)
    #expect(Int(typed: "-9007199254740992") == -(1 << 53))
    #expect(Int(typed: "9007199254740993") == nil)
    #expect(Int(typed: "\(Int.min)") == nil)
    #expect(Int(typed: "1e9") == nil)
  }

  @Test(arguments: Command.all.map(\.name).filter { $0 != "quit" })
  func `end no command in a crash`(command: String) async {
    let session = Session()
    _ = await session.answer("load products; open; tap 1; break lost")
    let forms = [
      "", "- ", "-", "#", "on ", "nil-link ", "? ", "at ", "#1 ", "#3 at=", "lost after ",
    ]
    for number in Effort.cases(Mutator.numbers) {
      for form in forms {
        let answer = await session.answer("\(command) \(form)\(number)")
        #expect(!answer.isStopped)
        if session.loaded == nil { _ = await session.answer("load products; open; tap 1") }
      }
      _ = await session.answer("\(command) 1..\(number)")
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `of rows that cannot be, or come twice, are refused`(number: Int) async throws {
    let files = Files.inMemory()
    let row = """
      {"kind":"call","number":\(number),"from":"View","to":"Presenter","message":{"name":"a()"}}

      """
    try files.write("t.jsonl", Array(("{\"viperlab\":1}\n" + row + row).utf8))
    let session = Session(modules: [], files: files, baselines: .ofSamples)
    let refusal = await session.answer("load trace t.jsonl").refusal ?? ""
    #expect(refusal.hasPrefix(number == 1 ? "t.jsonl:3:" : "t.jsonl:2:"))
    #expect(!refusal.contains("no trace"))
  }
}
