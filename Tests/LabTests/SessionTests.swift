import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces
import TranscriptKit

@testable import Lab

@Suite struct SessionTests {
  private func inputs(of path: String, in files: Files) throws -> [String] {
    let text = String(decoding: try files.read(path), as: UTF8.self)
    return try Transcript(markdown: text).exchanges.map(\.input)
  }

  private static let lines: [Answer.Status: [String]] = [
    .done: [
      "load products; open", "compare todos", "compare Todos mvc viper add",
      "compare products --change retry mvc", "compare todos viper diagrams",
      "compare todos overview", "compare todos viper overview add",
      "load products; compare --scenario select", "load products; metrics lines of code",
    ],
    .failed: [
      "open", "load products; tap 1", "load products; open; tap 9", "hint", "compare", "metrics",
      "compare mvc select", "compare --scenario select", "load about; compare --change retry",
    ],
    .misused: [
      "lode", "load product", "load products mvp", "load products viper twice", "tap",
      "load products; open; show 99", "load products; open; show first",
      "load products; open; diagram 3..1", "load products; open; export png",
      "load products; play nothing", "lesson nothing", "set width 10", "set colour on", "save",
      "tap \"", "compare nothing", "compare todos select nothing", "compare todos products",
      "load products; compare nothing", "load products; compare open back", "compare todos viper",
      "compare todos viper mvc VIPER", "compare todos overview source",
      "load products; compare --change", "load products; compare --change nothing",
      "load products; compare --change retry open", "load products; compare --change retry mvp",
      "load products; compare --scenario", "load products; compare --jsn",
      "load products; compare --change retry --scenario select",
      "load products; compare --change retry second-view",
      "compare todos ask-pin mvc --change undo-delete", "load products; metrics nothing",
      "load products; metrics files lines",
    ],
  ]

  @Test(arguments: lines)
  func `tells a wrong word from a wrong moment`(status: Answer.Status, lines: [String]) async {
    for line in lines {
      let answer = await Session().answer(line)
      #expect(answer.status == status, "\(line)")
      #expect(status == .done || answer.text.runs.contains { $0.style == .bad }, "\(line)")
    }
  }

  @Test func `stops at the first command that is refused`() async {
    let session = Session()
    #expect(await session.last("load products; opne; open").hasSuffix("Did you mean open?\n"))
    #expect(session.trace.lastNumber == 0)
  }

  @Test(arguments: [
    ("load todos rib", "Todos has no variant rib. Did you mean ribs?"),
    ("load todos vipr", "Todos has no variant vipr. Did you mean viper?"),
    ("load todos viper-to-mvm", "Todos has no variant viper-to-mvm. Did you mean viper-to-mvvm-1?"),
    ("load about banana", "About has no variant banana. There are: viper, mvvm, mvc, rpvc."),
    ("load about mvp", "About has no variant mvp. There are: viper, mvvm, mvc, rpvc."),
  ])
  func `suggests a variant for one that was mistyped`(line: String, refusal: String) async {
    #expect(await Session().answer(line).text.plain == refusal + "\n")
  }

  @Test func `answers many sessions at once as it answers one`() async {
    let expected = await Session().answer("load products; open; tap 1; export json").text
    let answers = await withTaskGroup(of: StyledText.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let session = Session()
          return await session.answer("load products; open; tap 1; export json").text
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == expected })
  }

  @Test func `saves a transcript that passes`() async throws {
    let files = Files.inMemory()
    let saving = Session(files: files)
    for line in ["load products", "open", "tap 3", "tap 1", "", "compare"] {
      _ = await saving.answer(line)
    }
    #expect(await saving.answer("save transcript tour.md").status == .done)
    let markdown = String(decoding: try files.read("tour.md"), as: UTF8.self)
    let transcript = try Transcript(markdown: markdown)
    let fresh = Session()
    let replay = await transcript.replayedExchanges { exchange in
      let prompt = fresh.prompt
      return (prompt, await fresh.answer(exchange.input).text.plain)
    }
    #expect(transcript.exchanges.count == 6)
    #expect(transcript.differences(to: replay) == [])
  }

  @Test func `saves again and again without saving what was saved`() async throws {
    let files = Files.inMemory()
    let session = Session(files: files)
    _ = await session.answer("load products; save transcript first.md")
    for number in 0..<30 { _ = await session.answer("save transcript \(number).md") }
    #expect(try inputs(of: "29.md", in: files) == ["load products"])
  }

  /// If an alias could hide `save transcript`, each replay would begin two more.
  @Test(arguments: ["", "alias - s"])
  func `saves again and again by an alias`(last: String) async throws {
    let files = Files.inMemory()
    let session = Session(files: files)
    _ = await session.answer("load products; alias s save transcript")
    for number in 0..<30 { _ = await session.answer("s \(number).md") }
    if !last.isEmpty { _ = await session.answer(last) }
    #expect(await session.answer("save transcript last.md").status == .done)
    let inputs = try inputs(of: "last.md", in: files)
    #expect(inputs.first == "load products; alias s save transcript")
    #expect(inputs.count == (last.isEmpty ? 1 : 32))
  }

  @Test func `saves what stands before it in its own line`() async throws {
    let files = Files.inMemory()
    _ = await Session(files: files).answer("load products; tap 'a b'; save transcript x.md")
    #expect(throws: FileError.self) { try files.read("x.md") }
    _ = await Session(files: files).answer("load products; open; save transcript x.md")
    #expect(try inputs(of: "x.md", in: files) == ["load products; open"])
  }

  @Test func `refuses to save what a transcript cannot hold`() async {
    let session = Session()
    _ = await session.answer("load \u{1b}[31m")
    #expect(await session.answer("save transcript x.md").status == .failed)
  }

  @Test func `keeps a refusal whole beside its wrapped text`() async {
    let session = Session()
    let answer = await session.answer("set width 40; modules; open")
    #expect(answer.refusal == "Nothing is loaded yet. Type  load products  first.")
    #expect(answer.accepted.plain.contains("a list of products"))
    #expect(!answer.accepted.plain.contains("Nothing is loaded"))
    #expect(answer.text.lines.allSatisfy { $0.displayWidth <= 60 })
  }

  @Test func `draws nothing but ASCII when asked`() async {
    let session = Session()
    let lines = "set ascii on; load products; open; tap 1; wiring; compare; back; help"
    #expect(await !session.last(lines).contains { !$0.isASCII })
  }
}

@Suite struct ManyRowsTests {
  private func session(isPlain: Bool = false) async -> Session {
    let session = Session(settings: Settings(isPlain: isPlain))
    _ = await session.answer("load products --given many; open")
    return session
  }

  @Test func `draws all of many rows when asked, and names some`() async {
    #expect(await session().last("screen all").split(separator: "\n").count == 503)
    #expect(await session().last("tap nothing").contains("and 492 more"))
  }

  @Test func `says the first and the last of many rows in sentences too`() async {
    let screen = await session(isPlain: true).answer("screen").text.plain
    #expect(screen.contains("Row 10: ") && !screen.contains("Row 11: "))
    #expect(screen.contains("Row 500: "))
  }
}
