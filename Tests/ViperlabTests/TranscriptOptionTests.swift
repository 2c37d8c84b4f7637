import Foundation
import TerminalTesting
import Testing

@Suite struct TranscriptOptionTests {
  private let folder: TranscriptFolder

  init() async throws { folder = try await .withThreePages() }

  @Test func `compares no exchange behind a difference`() throws {
    try folder.change("a", "Product List", to: "List")
    let result = try folder.transcripts("test")
    #expect(result.status == 1)
    #expect(result.output.contains("1 failed, 6 passed, 1 not compared (8 exchanges, "))
    #expect(result.output.hasSuffix("See and keep them:  viperlab transcripts review\n"))
  }

  @Test func `repeats the transcripts that failed in the last run`() throws {
    try folder.change("b/c", "open", to: "opne")
    #expect(try folder.transcripts("test", "--failed").status == 3)
    #expect(try folder.transcripts("test").status == 1)
    let again = try folder.transcripts("test", "--failed").output
    #expect(again.contains("(2 exchanges, 1 transcript)"))
    try folder.change("b/c", "opne", to: "open")
    #expect(try folder.transcripts("test", "--failed").status == 0)
    #expect(try folder.transcripts("test", "--failed").status == 3)
  }

  @Test(arguments: [["--check"], []])
  func `writes nothing where nobody reviews`(arguments: [String]) throws {
    try folder.change("a", "Product List", to: "List")
    let before = try folder.text(of: "a")
    let environment = arguments.isEmpty ? ["CI": "true"] : [:]
    let test = try folder.transcripts(["test"] + arguments, environment: environment)
    #expect(test.status == 1 && !test.output.contains("review"))
    #expect(!folder.holds("Transcripts/.pending"))
    let update = try folder.transcripts(["update"] + arguments, environment: environment)
    #expect(update.status == 1)
    #expect(
      update.output == "Not up to date: Transcripts/a.md\n1 of 3 transcripts not up to date\n"
    )
    #expect(try folder.text(of: "a") == before)
  }
}

@Suite struct ReplayOptionTests {
  private let pages: [String: String]

  init() async throws { pages = try await SandboxedProgram.threePages }

  private func test(
    _ arguments: [String] = [],
    replacing others: [String: String] = [:]
  ) async -> ProgramResult {
    let program = SandboxedProgram(pages.merging(others) { $1 })
    return await program.run(["transcripts", "test"] + arguments)
  }

  private func changed(_ old: String, to new: String, in names: String...) -> [String: String] {
    pages.filter { names.contains($0.key) }.mapValues { $0.replacing(old, with: new) }
  }

  @Test(arguments: [
    ("b/*", "5 passed (5 exchanges, 2 transcripts)\n"),
    ("c.md", "2 passed (2 exchanges, 1 transcript)\n"),
    ("Transcripts/a.md", "3 passed (3 exchanges, 1 transcript)\n"),
  ])
  func `filters transcripts by their path`(filter: String, line: String) async {
    let result = await test(["--filter", filter])
    #expect(result.output == line && result.status == 0)
  }

  @Test(arguments: ["1", "2", "7"])
  func `ends with the first failure in the order of the names`(jobs: String) async {
    let pages = changed("open", to: "opne", in: "Transcripts/a.md", "Transcripts/b/c.md")
    let output = await test(["--fail-fast", "--jobs", jobs], replacing: pages).output
    #expect(output.contains("FAIL Transcripts/a.md:"))
    #expect(!output.contains("FAIL Transcripts/b/c.md:"))
    #expect(output.contains("2 transcripts left out (3 exchanges, 1 transcript)"))
  }

  @Test func `repeats, in other orders`() async {
    let output = await test(["--repeat", "4", "--shuffle", "5"]).output
    #expect(output == "8 passed (8 exchanges, 3 transcripts, 4 times, seed 5)\n")
  }
}

@Suite struct ReportFormTests {
  @Test func `reports as JUnit`() async throws {
    var pages = try await SandboxedProgram.threePages
    pages["Transcripts/b/c.md"]?.replace("\nviper> open", with: "\nviper> opne <&\"")
    pages["Transcripts/e.md"] = "no session"
    let program = SandboxedProgram(pages)
    #expect(await program.run(["transcripts", "test", "--junit", "report.xml"]).status == 2)
    let text = try #require(program.texts["report.xml"])
    #expect(
      text.contains("<testsuite name=\"transcripts\" tests=\"4\" failures=\"1\" errors=\"1\">")
    )
    #expect(text.contains("opne &lt;&amp;&quot;"))
    #expect(text.isWellFormedXML)
  }

  @Test func `writes annotations and a page with both conversations for GitHub`() async throws {
    let folder = try await TranscriptFolder.withThreePages()
    try folder.change("a", "didFetchProducts", to: "didFetch")
    let summary = try folder.folder.write("Before.\n", as: "summary.md")
    for arguments in [["--github"], []] {
      var environment = ["GITHUB_STEP_SUMMARY": summary]
      if arguments.isEmpty { environment["GITHUB_ACTIONS"] = "true" }
      let result = try folder.transcripts(
        ["test", "--check"] + arguments,
        environment: environment
      )
      let line =
        try folder.text(of: "a").components(separatedBy: "\n")
        .firstIndex { $0 == "viper> open" } ?? 0
      #expect(result.output.contains("::error file=Transcripts/a.md,line=\(line + 1),title=a::---"))
    }
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("Before.\n## Transcripts\n"))
    #expect(text.components(separatedBy: "```mermaid").count == 5)
    #expect(text.contains("participant P0 as User"))
    #expect(text.contains("->>P2: didFetch([2 ProductEntity])"))
    #expect(text.contains("+ Interactor -> Presenter  didFetchProducts([2 ProductEntity])"))
    #expect(text.contains("caused by  Presenter -> Interactor  getProducts()"))
  }
}

extension String {
  /// Whether opening and closing elements of XML match; does not check entities and quotes.
  fileprivate var isWellFormedXML: Bool {
    var open: [Substring] = []
    for tag in split(separator: "<").dropFirst() {
      let name = tag.prefix { !" >/".contains($0) }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst().prefix(while: { $0 != ">" }) else { return false }
      } else if !tag.hasPrefix("?"), !tag.contains("/>") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}

/// `transcripts test --watch`: transcripts are tested again after each change.
@Suite(.serialized) struct WatchTests {
  private let folder: TranscriptFolder

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("a", ["load products", "open"])
  }

  private func watch(_ program: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      program,
      arguments: ["transcripts", "test", "--watch", folder.path("Transcripts")],
      environment: Binary.libraries
    )
  }

  @Test func `sees a page change`() async throws {
    let terminal = try watch(Binary().path)
    #expect(terminal.wait { $0.text.contains("2 passed") && $0.text.contains("Waiting") })
    try folder.change("a", "MacBook", to: "Book")
    #expect(terminal.wait { $0.text.contains("1 failed, 1 passed") })
    try folder.change("a", " Book", to: " MacBook")
    // A page that is read while it is written is tested twice, and moves the first result off the screen.
    let isMended = { (screen: ScreenModel) in
      screen.text.components(separatedBy: "1 failed").last?.contains("2 passed") == true
    }
    #expect(terminal.wait(until: isMended))
    try await folder.page("b", ["help"])
    #expect(terminal.wait { $0.text.contains("3 passed") })
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130)
  }

  @Test func `restarts as the program that was built meanwhile`() throws {
    let (copy, next) = (folder.path("viperlab"), folder.path("next"))
    try prepare("cp \"$0\" \"$1\"", Binary().path, copy)
    let terminal = try watch(copy)
    #expect(terminal.wait { $0.text.contains("2 passed") && $0.text.contains("Waiting") })
    try prepare("printf '#!/bin/sh\\necho \"next: $*\"\\n' > \"$0\"; chmod 755 \"$0\"", next)
    #expect(rename(next, copy) == 0)
    #expect(terminal.wait { $0.text.contains("next: transcripts test --watch ") })
    #expect(terminal.exitStatus() == 0)
  }

  /// Creates a program by a shell: a file that this process has just written may still be open in a child of another
  /// test, and then cannot be run.
  private func prepare(_ script: String, _ paths: String...) throws {
    let result = try Binary(path: "/bin/sh").run(["-c", script] + paths)
    #expect(result.status == 0, "\(result.complaint)")
  }
}
