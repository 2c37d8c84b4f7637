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
    let environment = arguments.isEmpty ? ["CI": "true"] : [:]
    let result = try folder.transcripts(["test"] + arguments, environment: environment)
    #expect(result.status == 1)
    #expect(!folder.holds("Transcripts/.pending"))
    #expect(!result.output.contains("review"))
  }

  @Test(arguments: [["--check"], []]) func `updates nothing where nobody reviews`(
    arguments: [String]
  ) throws {
    try folder.change("a", "Product List", to: "List")
    let before = try folder.text(of: "a")
    let result = try folder.transcripts(
      ["update"] + arguments,
      environment: arguments.isEmpty ? ["CI": "1"] : [:]
    )
    #expect(result.status == 1)
    #expect(
      result.output == "Not up to date: Transcripts/a.md\n1 of 3 transcripts not up to date\n"
    )
    #expect(try folder.text(of: "a") == before)
  }

  @Test func `ends quietly when nobody reads any more`() throws {
    try folder.change("a", "Product", to: "Porduct")
    let shell = Binary(path: "/bin/sh")
    let script = "{ '\(Binary().wholePath)' transcripts; echo $? >&2; } | head -n 1"
    let result = try shell.run(
      ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      in: folder.folder.url
    )
    #expect(result.complaint == "1\n")
  }
}

/// The options that say which transcripts are replayed and how, with the pages in memory.
@Suite struct ReplayOptionTests {
  private let pages: [String: String]

  init() async throws { pages = try await SandboxedProgram.threePages }

  /// Tests the pages, of which some are replaced, and returns the status and the report.
  private func test(
    _ arguments: [String] = [],
    replacing others: [String: String] = [:]
  ) async -> (status: Int32, output: String) {
    let program = SandboxedProgram(pages.merging(others) { $1 })
    return await program.run(["transcripts", "test"] + arguments)
  }

  /// Returns pages in which a text is replaced by another.
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
