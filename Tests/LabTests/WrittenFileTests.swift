import SequenceDiagrams
import TerminalText
import Testing
import Traces

@testable import Lab

/// Saving over files that the session wrote, and over foreign files.
@Suite struct WrittenFileTests {
  private let files = Files.inMemory()

  private func session() async -> Session {
    let session = Session(files: files)
    _ = await session.answer("load products; open")
    return session
  }

  private func text() throws -> String { String(decoding: try files.read("file"), as: UTF8.self) }

  static let commands =
    ["save trace file", "save transcript file"]
    + DiagramFormat.all.map { "export \($0.name) file" }

  @Test(arguments: commands)
  func `what the session wrote is overwritten`(command: String) async throws {
    let session = await session()
    #expect(await session.last(command).contains("Written: file"))
    for other in Self.commands {
      let answer = await session.answer(other)
      #expect(answer.status == .done, "\(other) over \(command)")
      #expect(answer.text.plain.contains("Written, in place of what was there: file"))
    }
  }

  @Test(arguments: commands)
  func `what the session wrote and somebody changed stays`(command: String) async throws {
    let session = await session()
    _ = await session.answer(command)
    try files.write("file", Array("\(try text())mine\n".utf8))
    #expect(await session.answer(command).status == .failed)
    #expect(try text().hasSuffix("mine\n"))
  }

  @Test(arguments: commands) func `what another session wrote stays`(command: String) async throws {
    _ = await session().answer(command)
    let before = try text()
    #expect(await session().answer("reload; open; \(command)").status == .failed)
    #expect(try text() == before)
  }

  @Test(arguments: [
    "import Foundation\n", "# Title\n\nProse, then\n```console\nviper> help\n```\n",
    "<svg width=\"1\"/>", "lanes", "lanes of the motorway\n", "\0\0\0",
    "@startuml\nBob -> Alice\n", "@startuml\nparticipant \"X\" as p0\n",
    "sequenceDiagram\n    A->>B: by hand\n", "1. first\n2. second\n", "# Shopping\n\n1 # apples\n",
    "1 | a | b\n", "{\"viperlab\": my notes", "{\"viperlab\":1,\"lanes\":[]}\n",
  ])
  func `what is foreign stays, and --force says what it overwrites`(text: String) async throws {
    for command in Self.commands + ["progress export file"] {
      try files.write("file", Array(text.utf8))
      let session = await session()
      let answer = await session.answer(command)
      #expect(answer.status == .failed, "\(command)")
      #expect(answer.refusal?.contains("--force") == true)
      #expect(try self.text() == text)
      let forced = await session.answer(command + " --force")
      #expect(forced.status == .done)
      #expect(forced.text.plain.contains("Written, in place of what began \""))
      #expect(try self.text() != text)
    }
  }

  @Test func `an empty file has nothing to lose`() async throws {
    try files.write("file", [])
    #expect(await session().answer("save trace file").status == .done)
  }

  @Test func `progress is written over what it holds already, and over no other`() async throws {
    let session = await session()
    _ = await session.answer("path student; progress export file")
    let former = try text()
    let other = await self.session()
    _ = await other.answer("path newcomer")
    #expect(await other.answer("progress export file").status == .failed)
    #expect(try text() == former)
    _ = await other.answer("progress import file; progress export file")
    #expect(await self.session().answer("progress export file").status == .failed)
    #expect(try text().contains("newcomer") && text().contains("student"))
  }

  @Test func `a report is written over a report that nobody has changed`() async throws {
    let session = await session()
    func write(_ architecture: String) -> Answer {
      session.write(
        page: session.report(on: ["about", architecture]).text.plain,
        to: "file",
        isForced: false
      )
    }
    #expect(write("mvc").status == .done)
    let written = try text()
    session.writtenFiles = [:]
    #expect(write("mvvm").status == .done)
    session.writtenFiles = [:]
    for changed in [
      "\(written)Mine.\n", written.replacing("# About", with: "# Mine"), "Mine.\n\(written)",
    ] {
      try files.write("file", Array(changed.utf8))
      #expect(write("mvvm").status == .failed)
      #expect(try text() == changed)
    }
  }
}

@Suite struct ExportCommandTests {
  private func session(_ lines: String...) async -> Session {
    let session = Session()
    for line in ["load products", "open", "tap 1"] + lines { _ = await session.answer(line) }
    return session
  }

  @Test func `says when Mermaid would not draw it`() async throws {
    let session = await session()
    let name = String(repeating: "long", count: 200)
    let events = (1...100).map {
      Event(.call, number: $0, from: .user, to: Participant(.view), Message(name, []))
    }
    try session.files.write("a.trace", Array(Trace(events: events).jsonLines.utf8))
    let shown = await session.last("load trace a.trace; fold off", "export mermaid")
    let comments = shown.split(separator: "\n").filter { $0.hasPrefix("%% ") }
    #expect(comments.joined().contains("maxTextSize"))
    let written = await session.last("export mermaid a.mmd")
    #expect(written.hasPrefix("Written: a.mmd\n") && written.contains("fold on"))
    #expect(await !session.last("export mermaid 1..9").contains("maxTextSize"))
    #expect(await !session.last("export plantuml").contains("maxTextSize"))
  }
}
