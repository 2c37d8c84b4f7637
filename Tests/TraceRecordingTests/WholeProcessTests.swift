import Foundation
import TerminalTesting
import TestSupport
import Testing
import Traces

/// Tests programs that are recorded as a whole, from their start.
@Suite struct WholeProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a program that records itself as a whole while it does one thing; returns its status.
  private func status(of deed: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: builtProduct("RecordedProgram"))
    process.arguments = [deed, folder.path(of: "trace.jsonl")]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func trace(of deed: String) throws -> Trace {
    #expect(try status(of: deed) == 0)
    return try Trace(jsonLines: folder.text(of: "trace.jsonl"))
  }

  @Test func `begins parts of the conversation, and records actions of User`() throws {
    let rows = try trace(of: "use").rows.filter { $0.kind != .created }
    let lines = Trace(events: rows).notation(lanes: false, details: false).split(separator: "\n")
    #expect(try lines.map(String.init) == Cases.lines("a recorded process"))
  }

  @Test func `ends with the recording, not with later releases`() throws {
    #expect(try trace(of: "release").events.allSatisfy { $0.kind != .gone })
  }

  @Test func `writes the object graph at the end`() throws {
    let trace = try trace(of: "use")
    let graph = try #require(trace.events.last { $0.kind == .graph }?.graph)
    let cycle = "Detail.View -.presenter-> Detail.Presenter -.view-> Detail.View"
    #expect(graph.cycles.map(\.description) == [cycle])
    #expect(
      trace.events.filter { $0.kind == .note }.map(\.text) == [
        "Not read for the object graph, since they run on other threads: View, Presenter, Interactor"
      ]
    )
  }

  @Test func `reads an object that only waited for another thread`() throws {
    let trace = try trace(of: "wait")
    let graph = try #require(trace.events.compactMap(\.graph).last)
    #expect(graph.references.map(\.owner.name) == ["News.Presenter"])
    let notes = trace.events.filter { $0.kind == .note }.map(\.text)
    #expect(
      notes.first == "Not read for the object graph, since they run on other threads: Store"
    )
  }

  @Test(arguments: [
    ("guess", "make the recorder with moment: .live"), ("lag", "on the main thread"),
  ])
  func `reads no object that may change meanwhile`(deed: String, reason: String) throws {
    let trace = try trace(of: deed)
    #expect(trace.events.allSatisfy { $0.kind != .graph })
    #expect(trace.events.last?.text.hasPrefix("No object graph: ") == true)
    #expect(trace.events.last?.text.contains(reason) == true)
  }

  @Test func `keeps every message once, with its sender, wherever it was sent`() throws {
    let heard = try trace(of: "talk").events.filter { $0.message?.name == "hear(_:from:)" }
    let calls = heard.filter(\.isMessage)
    let words = calls.compactMap(\.word)
    #expect(words.sorted() == Array(0..<2 * 22 * 50))
    let astray = calls.filter { $0.sender?.name != $0.message?.arguments?.last?.value.summary }
    #expect(astray.map(\.expectation) == [])
    #expect(Set(calls.compactMap(\.sender?.name)).count == 2 * 18 + 4)
    #expect(heard.count { $0.kind == .return } == words.count)
  }

  @Test func `keeps all events before a crash`() throws {
    #expect(try status(of: "crash") != 0)
    let trace = try Trace(reading: Array(folder.text(of: "trace.jsonl").utf8))
    #expect(trace.rows.contains { $0.label == "viewDidLoad()" })
    #expect(trace.events.compactMap(\.graph).first?.cycles.count == 1)
    let last = [
      "somebody -> Presenter didLoad([0 String])", "Presenter -> View show([0 String])",
      "View -x presenter load() [nil]",
    ]
    #expect(trace.rows.suffix(3).map(\.expectation) == last)
    #expect(trace.rows.suffix(3).map(\.cause) == [nil, 13, 14])
  }

  @Test func `records messages sent while a program exits`() throws {
    #expect(try trace(of: "leave").rows.count { $0.kind == .action } == 4)
  }

  @Test func `writes messages sent at exit while another thread writes`() throws {
    let names = try trace(of: "hurry").rows.compactMap(\.message?.name)
    #expect(names == ["tell(_:)", "sayGoodbye()"])
  }

  @Test(.enabled(if: Effort.isFull))
  func `limits very many objects, and counts those left out`() throws {
    let trace = try trace(of: "populate")
    #expect(trace.events.contains { $0.text.contains("more records were left out") })
    #expect(trace.events.allSatisfy { $0.objects.count <= 100 })
  }
}
