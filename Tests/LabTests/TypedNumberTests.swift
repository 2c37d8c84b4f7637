import PrintableText
import SeededRandom
import Testing
import Traces

@testable import Lab

/// Numbers at the limits of every integer type, wherever a command or a file takes a number.
@Suite struct TypedNumberTests {
  static let limits: [String] = {
    var edges: [Int] = [Int(UInt8.max), Int(UInt16.max), Int(UInt32.max), Int.min, Int.max, 0]
    edges += [Int(Int8.min), Int(Int8.max), Int(Int16.min), Int(Int16.max)]
    edges += [Int(Int32.min), Int(Int32.max)]
    var texts: [String] = []
    for edge in edges { texts += ["\(edge)", "\(edge &+ 1)", "\(edge &- 1)"] }
    texts += [
      "\(UInt64.max)", "18446744073709551614", "18446744073709551616", "-9223372036854775809",
    ]
    texts += ["9223372036854775808", "-0", "+0", "+1", "1e9", "７", "٣", "", "-", "#", "0x1"]
    texts += [String(repeating: "9", count: 30), "9007199254740993", "-9007199254740993"]
    return texts
  }()

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
    for number in Effort.cases(Self.limits) {
      for form in forms {
        let answer = await session.answer("\(command) \(form)\(number)")
        #expect(!answer.isStopped)
        if session.loaded == nil { _ = await session.answer("load products; open; tap 1") }
      }
      _ = await session.answer("\(command) 1..\(number)")
    }
  }

  @Test(arguments: limits.filter { Int($0) != nil })
  func `in a trace are read or refused`(number: String) async throws {
    for field in ["number", "order", "cause", "time"] {
      let files = Files.inMemory()
      let text = """
        {"viperlab":1}
        {"kind":"action","number":1,"from":"User","to":"View","message":{"name":"open"}}
        {"kind":"call","\(field)":\(number),"from":"View","to":"Presenter","message":{"name":"a()"}}
        {"kind":"call","number":3,"from":"Presenter","to":"View","message":{"name":"b()"},"cause":1}

        """
      try files.write("t.jsonl", Array(text.utf8))
      let session = Session(modules: [], files: files, baselines: .ofSamples)
      let answer = await session.answer("load trace t.jsonl")
      if let refusal = answer.refusal { #expect(refusal.hasPrefix("t.jsonl:"), "\(refusal)") }
      _ = await session.answer("goto end; why; findings; diagram; trace; wiring; leaks")
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
