import Foundation
import Testing
import Traces

@testable import CollaborationTesting

/// Texts and files that are written, and the cases where they are not.
@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private let test: String
  private let trace: Trace
  private let other: Trace
  private let line = "View -> Presenter load()"

  init() throws {
    folder = try TemporaryFolder()
    test = try folder.write("", to: "ATests.swift")
    trace = try Trace(notation: "View -> Presenter load()\n  Presenter -> View show(3)\n")
    other = try Trace(notation: "View -> Presenter close()\n")
  }

  // MARK: - Mode

  @Test(arguments: [
    ([:], GoldenMode.fill), (["CI": "true"], .check), (["CI": "0"], .fill),
    (["VIPERLAB_UPDATE_GOLDENS": "1"], .update), (["VIPERLAB_UPDATE_GOLDENS": "0"], .check),
    (["VIPERLAB_UPDATE_GOLDENS": "1", "CI": "true"], .check),
  ]) func `reads the mode from the environment`(_ environment: [String: String], _ mode: GoldenMode)
  {
    #expect(GoldenMode(environment) == mode)
  }

  // MARK: - Texts in the source

  @Test(arguments: [GoldenMode.fill, .update]) func `fills an empty text, and fails that once`(
    _ mode: GoldenMode
  ) throws {
    let path = try folder.write("expectTrace(trace)\n", to: "ATests.swift")
    let failure = try #require(expectation(nil, trace, in: path).failure(in: run(mode)))
    #expect(failure.text.hasPrefix("There was no text to compare with.\n\nIt is written"))
    let lines = "  \(line)\n    Presenter -> View show(3)"
    #expect(try text(path) == "expectTrace(trace) {\n  \"\"\"\n\(lines)\n  \"\"\"\n}\n")
  }

  @Test func `writes nothing in the mode check, and shows the text`() throws {
    let path = try folder.write("expectTrace(trace)\n", to: "ATests.swift")
    let failure = expectation(nil, trace, in: path).failure(in: run(.check))
    #expect(failure?.text.contains("It would be:\n\n  \(line)\n") == true)
    let missing = expectation(nil, trace, in: "/nowhere/A.swift").failure(in: run(.fill))
    #expect(missing?.text.contains("There is no /nowhere/A.swift here") == true)
    #expect(try text(path) == "expectTrace(trace)\n")
  }

  @Test func `keeps a text that differs, except in the mode update`() throws {
    let source = "expectTrace(trace) { \"\(line)\" }\n"
    let path = try folder.write(source, to: "ATests.swift")
    let difference = expectation(line, trace, in: path).failure(in: run(.fill))
    #expect(difference?.text.hasPrefix("Did not expect Presenter -> View show(3).") == true)
    #expect(try text(path) == source)
    let written = expectation(line, trace, in: path).failure(in: run(.update))
    #expect(written?.text.contains("It is written into the test now") == true)
    #expect(try text(path).contains("\n    Presenter -> View show(3)\n") == true)
  }

  @Test func `keeps lines that still match as they were written`() throws {
    let old = "View -> Presenter *\n  Presenter -> Interactor get()\n  Presenter -> View show(_)"
    let literal = old.replacing("\n", with: "\\n")
    let path = try folder.write("expectTrace(trace) { \"\(literal)\" }\n", to: "ATests.swift")
    _ = expectation(old, trace, in: path).failure(in: run(.update))
    #expect(try text(path).contains("  View -> Presenter *\n    Presenter -> View show(_)\n"))
  }

  @Test func `writes nothing if one call is reached with different traces`() throws {
    let path = try folder.write("expectTrace(trace)\n", to: "ATests.swift")
    let run = run(.fill)
    _ = expectation(nil, trace, in: path).failure(in: run)
    let failure = expectation(nil, other, in: path).failure(in: run)
    #expect(failure?.text.contains("Output 1 / 2:\n  \(line)\n") == true)
    #expect(failure?.text.contains("Output 2 / 2:\n  View -> Presenter close()\nGive ") == true)
    #expect(try text(path) == "expectTrace(trace)\n")
  }

  @Test func `fills a wiring`() throws {
    let path = try folder.write("expectWired(trace)\n", to: "ATests.swift")
    let site = CallSite(path: path, line: 1, column: 12)
    let golden = GoldenText(
      place: .source(of: "expectWired", compiled: nil),
      trace: Trace(),
      reasonNotToSave: nil,
      site: site
    )
    #expect(WiringExpectation(golden: golden).failure(in: run(.fill)) != nil)
    #expect(try text(path) == "expectWired(trace) {\n  \"\"\"\n  (no references)\n  \"\"\"\n}\n")
  }

  @Test func `writes no conversation that was stopped, and says after how many messages`() throws {
    let nested = (0..<150).map { String(repeating: "  ", count: $0) + line }
    let stopped = "View -x Presenter load() [stopped]"
    let deep = nested + [String(repeating: "  ", count: 150) + stopped]
    for (lines, limit) in [(deep, "200 nested calls"), ([line, stopped], "10000 messages")] {
      let trace = try Trace(notation: lines.joined(separator: "\n"))
      let words = "The conversation was stopped after \(limit), so nothing is written."
      let source = "expectTrace(trace)\n"
      let path = try folder.write(source, to: "ATests.swift")
      for text in [nil, "View -> Presenter other()"] {
        let failure = expectation(text, trace, in: path).failure(in: run(.update))
        #expect(failure?.text.hasSuffix("\n\n\(words)") == true)
        #expect(try self.text(path) == source)
      }
      #expect(file("x", trace, test).failure(in: run(.update))?.text.hasSuffix(words) == true)
      #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/__Traces__"))
    }
  }

  @Test func `writes no conversation that was not waited for`() async throws {
    let path = try folder.write("expectTrace(trace)\n", to: "ATests.swift")
    var traces: [Trace] = []
    _ = await failureTexts {
      let until = { (trace: Trace) in trace.contains("View showError") }
      traces.append(
        await recordTrace(of: Shop.makeModule(), until: until, timeout: .zero) { $0.load() }
      )
      traces.append(
        await SubjectUnderTest { ShopPresenter() }.recordTrace(until: until, timeout: .zero) {
          $0.viewDidLoad()
        }
      )
    }
    #expect(traces.count == 2)
    for trace in traces {
      let rows = trace.rows(only: [.view], ignoring: [])
      let reason = trace.reasonNotToSave(rows)
      #expect(reason?.hasSuffix("within 0.0 seconds. So nothing is written.") == true)
      let failure = expectation(nil, trace, in: path).failure(in: run(.fill))
      #expect(failure?.text.hasSuffix(reason ?? "-") == true)
    }
    #expect(try text(path) == "expectTrace(trace)\n")
  }

  @Test func `shows the beginning and the end of a long text`() {
    let text = (1...1000).map(String.init).joined(separator: "\n")
    let lines = Failure(text).text.split(separator: "\n")
    #expect(lines.count == 201 && lines.last == "1000" && lines[160] == "… 800 lines more …")
  }

  // MARK: - Texts in a file

  @Test func `writes a file that is missing, drawn and line by line`() throws {
    let failure = file("a/b", trace, test).failure(in: run(.fill))
    #expect(failure?.text.hasPrefix("There was no __Traces__/ATests/a-b.md to compare") == true)
    let written = try text(folder.url.appending(path: "__Traces__/ATests/a-b.md").path)
    #expect(
      written == """
        # a/b

        ```text
             View
                Presenter
          1   ┊────►┊   load()
          2   ┊◄────┃     show(3)
        ```

        ```trace
        View -> Presenter load()
          Presenter -> View show(3)
        ```

        """
    )
    #expect(file("a/b", trace, test).failure(in: run(.check)) == nil)
  }

  @Test func `changes the lines and the diagram of a file, and nothing else`() throws {
    _ = file("x", trace, test).failure(in: run(.fill))
    let path = folder.url.appending(path: "__Traces__/ATests/x.md").path
    let old = try text(path).replacing("# x", with: "# My words\n\n* kept  ")
      .replacing("View show(3)\n```", with: "View show(_)\n```")
    try Data(old.utf8).write(to: URL(filePath: path))
    #expect(file("x", trace, test).failure(in: run(.check)) == nil)
    let difference = file("x", other, test).failure(in: run(.fill))
    #expect(difference?.text.hasPrefix("Expected View -> Presenter load(), found") == true)
    #expect(try text(path) == old)
    #expect(file("x", other, test).failure(in: run(.update)) != nil)
    let new = try text(path)
    #expect(new.hasPrefix("# My words\n\n* kept  \n\n```text\n"))
    #expect(new.hasSuffix("```trace\nView -> Presenter close()\n```\n"))
  }

  @Test func `keeps a block of text that is not directly above the lines`() throws {
    _ = file("x", trace, test).failure(in: run(.fill))
    let path = folder.url.appending(path: "__Traces__/ATests/x.md").path
    let own = "```text\nMy words.\n```\n\n"
    let old = try own + text(path)
    try Data(old.utf8).write(to: URL(filePath: path))
    #expect(file("x", other, test).failure(in: run(.update)) != nil)
    let new = try text(path)
    #expect(new.hasPrefix(own + "# x\n\n```text\n     View\n"))
    #expect(new.contains("close()\n```\n\n"))
    let apart = new.replacing("```\n\n```trace", with: "```\n\nWords.\n\n```trace")
    try Data(apart.utf8).write(to: URL(filePath: path))
    #expect(file("x", trace, test).failure(in: run(.update)) != nil)
    #expect(try text(path).hasPrefix(apart.components(separatedBy: "```trace")[0] + "```trace\n"))
  }

  @Test func `reads and keeps lines that end in two characters`() throws {
    _ = file("x", trace, test).failure(in: run(.fill))
    let path = folder.url.appending(path: "__Traces__/ATests/x.md").path
    try Data(text(path).replacing("\n", with: "\r\n").utf8).write(to: URL(filePath: path))
    #expect(file("x", trace, test).failure(in: run(.check)) == nil)
    #expect(file("x", other, test).failure(in: run(.update)) != nil)
    let new = try text(path)
    #expect(new.hasSuffix("```trace\r\nView -> Presenter close()\r\n```\r\n"))
    #expect(!new.replacing("\r\n", with: "").contains("\n"))
  }

  @Test(arguments: [GoldenMode.fill, .update]) func `names the tests that share a file`(
    _ mode: GoldenMode
  ) throws {
    let run = run(mode)
    _ = file("a/b", trace, test, line: 3).failure(in: run)
    let failure = try #require(file("a:b", other, test, line: 4).failure(in: run))
    #expect(
      failure.text.contains("Two tests name this file: ATests.swift:3 and ATests.swift:4.")
    )
    #expect(!failure.text.contains("This call") && !failure.text.contains("UPDATE_GOLDENS"))
  }

  @Test func `restores a file that is reached with different traces`() throws {
    let (fill, path) = (run(.fill), folder.url.appending(path: "__Traces__/ATests/x.md").path)
    _ = file("x", trace, test).failure(in: fill)
    try FileManager.default.removeItem(atPath: path)
    let failure = file("x", other, test).failure(in: fill)
    #expect(failure?.text.contains("Output 2 / 2") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = file("y", trace, test).failure(in: fill)
    let update = run(.update)
    let before = try text(path.replacing("x.md", with: "y.md"))
    #expect(file("y", other, test).failure(in: update) != nil)
    #expect(file("y", trace, test).failure(in: update)?.text.contains("Output 2 / 2") == true)
    #expect(try text(path.replacing("x.md", with: "y.md")) == before)
    let next = run(.update)
    #expect(file("y", trace, test).failure(in: next) == nil)
    #expect(file("y", other, test).failure(in: next)?.text.contains("Output 2 / 2") == true)
    #expect(try text(path.replacing("x.md", with: "y.md")) == before)
  }

  @Test(arguments: [
    ("# x\n", "has no block"), ("<<<<<<< ours\n```trace\n```\n", "two versions of a merge"),
    ("```trace\r\n<<<<<<< ours\r\n```\r\n", "two versions of a merge"),
    ("```trace\nView to Presenter\n```\n", "line 1"), ("```trace\nView -> P a()\n", "has no block"),
  ]) func `says what is wrong with a file`(_ content: String, _ words: String) throws {
    let url = folder.url.appending(path: "__Traces__/ATests")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url.appending(path: "x.md"))
    #expect(file("x", trace, test).failure(in: run(.update))?.text.contains(words) == true)
    #expect(try text(url.appending(path: "x.md").path) == content)
  }

  @Test func `writes no file in the mode check`() throws {
    #expect(file("x", trace, test).failure(in: run(.check))?.text.contains("It would hold") == true)
    #expect(file("x", trace, "/nowhere/A.swift").failure(in: run(.fill)) != nil)
    let path = try folder.write("", to: "__Traces__")
    #expect(file("x", trace, test).failure(in: run(.fill))?.text.contains("cannot be made") == true)
    #expect(try text(path) == "")
  }

  @Test(arguments: ["", ".", "..", "../../x", "a\u{0}b", "ä ö", "日本"])
  func `names files that stay in their folder`(_ name: String) {
    let path = GoldenDocument.path(of: name, beside: "/a/BTests.swift")
    #expect(path.hasPrefix("/a/__Traces__/BTests/"))
    #expect(path.split(separator: "/").count == 4)
    #expect(!path.contains("/.") && !path.contains("\u{0}"))
  }

  private func run(_ mode: GoldenMode) -> TestRun {
    TestRun(mode: mode)
  }

  private func expectation(_ text: String?, _ trace: Trace, in path: String) -> TraceExpectation {
    expectation(trace, .source(of: "expectTrace", compiled: text), path, line: 1)
  }

  private func file(_ name: String, _ trace: Trace, _ test: String, line: UInt = 1)
    -> TraceExpectation
  {
    expectation(trace, .file(name: name), test, line: line)
  }

  private func expectation(
    _ trace: Trace,
    _ place: GoldenText.Place,
    _ path: String,
    line: UInt
  ) -> TraceExpectation {
    let golden = GoldenText(
      place: place,
      trace: trace,
      reasonNotToSave: trace.reasonNotToSave(trace),
      site: CallSite(path: path, line: line, column: 12)
    )
    return TraceExpectation(golden: golden, extent: .exhaustive)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }
}
