import Foundation
import TerminalTesting
import Testing

/// The options of `viperlab transcripts test` and what it keeps on disk.
@Suite struct TranscriptOptionTests {
  private let folder: TranscriptFolder

  init() async throws { folder = try await .withThreePages() }

  @Test func `a passing test counts exchanges and transcripts`() throws {
    let result = try folder.transcripts("test")
    #expect(result.output == "8 passed (8 exchanges, 3 transcripts)\n")
    #expect(result.status == 0)
    #expect(!folder.holds("Transcripts/.pending"))
  }

  @Test func `compares no exchange behind a difference`() throws {
    try folder.change("a", "Product List", to: "List")
    let result = try folder.transcripts("test")
    #expect(result.status == 1)
    #expect(result.output.contains("Not compared: 1 exchange after this one"))
    #expect(
      result.output.contains("1 failed, 6 passed, 1 not compared (8 exchanges, 3 transcripts)\n")
    )
    #expect(result.output.hasSuffix("See and keep them:  viperlab transcripts review\n"))
  }

  @Test func `repeats the transcripts that failed in the last run`() throws {
    try folder.change("b/c", "open", to: "opne")
    #expect(try folder.transcripts("test", "--failed").status == 3)
    #expect(try folder.transcripts("test").status == 1)
    #expect(
      try folder.transcripts("test", "--failed").output.contains("(2 exchanges, 1 transcript)")
    )
    try folder.change("b/c", "opne", to: "open")
    #expect(try folder.transcripts("test", "--failed").status == 0)
    #expect(try folder.transcripts("test", "--failed").status == 3)
  }

  @Test(arguments: [["--check"], []]) func `writes nothing where nobody reviews`(
    arguments: [String]
  ) throws {
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

/// The options that say which transcripts are replayed and how, with the pages in memory.
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

  @Test(arguments: [
    ["--repeat", "0"], ["--timeout", "soon"], ["--shuffle", "x"], ["--nonsense"],
  ])
  func `refuses what it cannot do`(arguments: [String]) async {
    let result = await test(arguments)
    #expect(result.status == 2 && result.output.hasPrefix("Error: "))
  }

  @Test(arguments: [
    "<<<<<<< a\n=======\n>>>>>>> b\n", "```console\nviper> open\n", "```console\n```\n",
    "no session", "<!-- viper: speed=2 -->\n\n```console\nviper> open\n```\n",
  ])
  func `names the line at which a page is unreadable`(text: String) async {
    let damaged = ["Transcripts/b/d.md": text]
    let result = await test(replacing: damaged)
    #expect(result.status == 2)
    #expect(result.output.contains("FAIL Transcripts/b/d.md:1  "))
    #expect(result.output.contains("1 unreadable, 5 passed (5 exchanges, 3 transcripts)\n"))
    let update = await SandboxedProgram(damaged).run(["transcripts", "update"])
    #expect(update.output.hasPrefix("Transcripts/b/d.md:1:1: "))
  }
}

/// The formats in which `transcripts test` reports.
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
