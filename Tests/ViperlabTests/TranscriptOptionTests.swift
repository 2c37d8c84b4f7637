import Foundation
import Testing

/// The options of `viperlab transcripts test`: each of them makes a difference.
@Suite struct TranscriptOptionTests {
  private let folder: TranscriptFolder

  init() throws { folder = try .withThreePages() }

  @Test func `a passing test counts exchanges and transcripts`() throws {
    let result = try folder.transcripts("test")
    #expect(result.output == "8 passed (8 exchanges, 3 transcripts)\n")
    #expect(result.status == 0)
    #expect(!folder.holds("Transcripts/.pending"))
  }

  @Test(arguments: [
    ("b/*", "5 passed (5 exchanges, 2 transcripts)\n"),
    ("c.md", "2 passed (2 exchanges, 1 transcript)\n"),
    ("Transcripts/a.md", "3 passed (3 exchanges, 1 transcript)\n"),
    ("nothing*", "Nothing ran: no transcript here matches nothing*.\n"),
  ])
  func `filters transcripts by their path`(filter: String, line: String) throws {
    let result = try folder.transcripts("test", "--filter", filter)
    #expect(result.output == line)
    #expect(result.status == (filter == "nothing*" ? 3 : 0))
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

  @Test func `ends with the first failure in the order of the names`() throws {
    for name in ["a", "b/c"] { try folder.change(name, "open", to: "opne") }
    for jobs in ["1", "2", "7"] {
      let result = try folder.transcripts("test", "--fail-fast", "--jobs", jobs)
      #expect(result.output.contains("FAIL Transcripts/a.md:"))
      #expect(!result.output.contains("FAIL Transcripts/b/c.md:"))
      #expect(result.output.contains("2 transcripts left out (3 exchanges, 1 transcript)"))
    }
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

  @Test func `gives one report in every order`() throws {
    try folder.change("b/c", "About", to: "Abuot")
    let expected = try folder.transcripts("test")
    for seed in ["1", "2", "3"] {
      let result = try folder.transcripts("test", "--shuffle", seed)
      let closing = "(8 exchanges, 3 transcripts"
      #expect(result.output.contains("\(closing), seed \(seed))"))
      #expect(
        result.output.replacingOccurrences(of: "\(closing), seed \(seed))", with: "\(closing))")
          == expected.output
      )
    }
  }

  @Test func `repeats, in other orders`() throws {
    let result = try folder.transcripts("test", "--repeat", "4", "--shuffle", "5")
    #expect(result.output == "8 passed (8 exchanges, 3 transcripts, 4 times, seed 5)\n")
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

  @Test(arguments: [
    ["--jobs", "0"], ["--repeat", "0"], ["--timeout", "soon"], ["--shuffle", "x"], ["missing.md"],
    ["--nonsense"],
  ])
  func `refuses what it cannot do`(arguments: [String]) throws {
    let result = try folder.transcripts(["test"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    "<<<<<<< a\n=======\n>>>>>>> b\n", "```console\nviper> open\n", "```console\n```\n",
    "no session", "<!-- viper: speed=2 -->\n\n```console\nviper> open\n```\n",
  ])
  func `names the line at which a page is unreadable`(text: String) throws {
    try folder.write(text, to: "b/d")
    let result = try folder.transcripts("test")
    #expect(result.status == 2)
    #expect(result.output.contains("FAIL Transcripts/b/d.md:1  "))
    #expect(result.output.contains("1 unreadable, 5 passed (5 exchanges, 3 transcripts)\n"))
    #expect(try folder.transcripts("update").complaint.hasPrefix("Transcripts/b/d.md:1:1: "))
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
