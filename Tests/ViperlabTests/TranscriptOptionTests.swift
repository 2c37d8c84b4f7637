import Foundation
import TerminalTesting
import Testing

/// Options of `transcripts test` that keep or find files of the disk; `CommandLines/transcripts.md` shows the others.
@Suite struct TranscriptOptionTests {
  private let folder: TranscriptFolder

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("a", ["load products", "open"])
    try await folder.page("b/c", ["load about", "open"])
  }

  @Test func `repeats the transcripts that failed in the last run`() throws {
    try folder.change("b/c", "open", to: "opne")
    #expect(try folder.transcripts("test", "--failed").status == 3)
    #expect(try folder.transcripts("test").status == 1)
    let again = try folder.transcripts("test", "--failed").output
    #expect(again.contains("(2 exchanges, 1 transcript)"))
    try folder.change("b/c", "opne", to: "open")
    #expect(try folder.transcripts("test", "--failed").status == 0)
    let none = try folder.transcripts("test", "--failed")
    #expect(none.status == 3 && none.output == "Nothing ran: no page failed in the last run.\n")
    // A page that cannot be read fails without a pending change.
    try folder.write("```console\n", to: "bad")
    #expect(try folder.transcripts("test").complaint.isEmpty)
    #expect(try folder.transcripts("test", "--failed").output.contains("1 unreadable, 0 passed"))
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
      update.output == "Not up to date: Transcripts/a.md\n1 of 2 transcripts not up to date\n"
    )
    #expect(try folder.text(of: "a") == before)
  }

  @Test func `writes annotations and a page with both conversations for GitHub`() throws {
    try folder.change("a", "didFetchProducts", to: "didFetch")
    let summary = try folder.folder.write("Before.\n", as: "summary.md")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
    let result = try folder.transcripts("test", "--check", environment: environment)
    #expect(result.output.contains("::error file=Transcripts/a.md,line="))
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("Before.\n## Transcripts\n"))
    #expect(text.components(separatedBy: "```mermaid").count == 3)
    #expect(text.contains("participant P0 as User"))
    #expect(text.contains("->>P2: didFetch([2 ProductEntity])"))
    #expect(text.contains("+ Interactor -> Presenter  didFetchProducts([2 ProductEntity])"))
    #expect(text.contains("caused by  Presenter -> Interactor  getProducts()"))
  }

  @Test func `writes unprintable characters of pages and traces as escapes for GitHub`() throws {
    let page = "# T \u{1B}[31m\u{1}\u{202E}\n\n```console\nviper> help\n\u{1B}\n```\n"
    try folder.write(page, to: "\u{1B}e")
    let rows = "View -> Presenter  b()\n  Presenter -x view  a\u{1B}[31m() [nil]\n"
    let trace = try folder.folder.write(rows, as: "a.trace")
    let results = [
      try folder.transcripts("test", "--check", "--github"),
      try Binary().run(["findings", trace, "--format", "github"]),
    ]
    for result in results {
      #expect(result.output.rawControl == nil && !result.output.contains("\u{202E}"))
    }
    let title = "title=T \\u{1B}[31m\\u{1}\\u{202E}::"
    #expect(results[0].output.contains("::error file=Transcripts/\\u{1B}e.md,line=4,\(title)"))
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
    try Binary.prepare("cp \"$0\" \"$1\"", Binary().path, copy)
    let terminal = try watch(copy)
    #expect(terminal.wait { $0.text.contains("2 passed") && $0.text.contains("Waiting") })
    try Binary.prepare("printf '#!/bin/sh\\necho \"next: $*\"\\n' > \"$0\"; chmod 755 \"$0\"", next)
    #expect(rename(next, copy) == 0)
    #expect(terminal.wait { $0.text.contains("next: transcripts test --watch ") })
    #expect(terminal.exitStatus() == 0)
  }
}
