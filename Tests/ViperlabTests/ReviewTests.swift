import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct ReviewTests {
  private let folder: TranscriptFolder

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("a", ["load products", "open", "trace"])
  }

  /// Changes one word of a screen, runs the test, and starts a review in the folder.
  private func review(
    environment: [String: String] = [:],
    rows: Int = 24,
    columns: Int = 80,
    until shown: String = "q quit"
  ) throws -> PseudoTerminal {
    try folder.change("a", "MacBook Air M4", to: "맥북 에어 M3")
    #expect(try folder.transcripts("test").status == 1)
    let terminal = try folder.review(environment: environment, rows: rows, columns: columns)
    try #require(terminal.wait { $0.text.contains(shown) })
    return terminal
  }

  @Test func `accepts a changed screen with one key`() throws {
    let terminal = try review()
    #expect(terminal.screen.text.contains("{+MacBook+}"))
    #expect(terminal.screen.text.contains("1 left  Transcripts/a.md:"))
    #expect(terminal.screen.text.contains("viper> open"))
    terminal.send("a")
    #expect(terminal.exitStatus() == 0 && terminal.isCooked)
    #expect(try folder.text(of: "a").contains("MacBook Air M4"))
    #expect(try folder.transcripts("test").status == 0)
  }

  @Test func `shows both sides, help, and no colour where none is wanted`() throws {
    let terminal = try review(environment: ["NO_COLOR": "1"])
    #expect(terminal.screen.text.contains("{+MacBook+}"))
    terminal.send("d")
    #expect(terminal.wait { $0.text.contains("before") && $0.text.contains("맥북 에어 M3") })
    terminal.send("?")
    #expect(terminal.wait { $0.text.contains("Any key goes back.") })
    terminal.send("x")
    #expect(terminal.wait { $0.text.contains("before") && $0.text.contains("q quit") })
    #expect(!terminal.screen.showsColoured("MacBook"))
    terminal.send("q")
    #expect(terminal.exitStatus() == 1)
  }

  @Test func `fits a small window, and one that changes`() throws {
    let terminal = try review(rows: 10, columns: 40, until: "a accept")
    #expect(!terminal.screen.text.contains("{+MacBook+}") || terminal.screen.rows == 10)
    terminal.resize(rows: 30, columns: 90)
    #expect(terminal.wait { $0.text.contains("{+MacBook+}") && $0.text.contains("q quit") })
    terminal.send("\u{1B}[B\u{1B}[A b")
    terminal.send("q")
    #expect(terminal.exitStatus() == 1)
  }

  @Test func `leaves the terminal as it was at Ctrl-C`() throws {
    let terminal = try review()
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130 && terminal.isCooked)
    let written = String(decoding: terminal.received, as: UTF8.self)
    #expect(written.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try folder.transcripts("list").output.contains("1 change pending"))
  }

  @Test func `skips a change and rejects a change`() throws {
    var terminal = try review()
    terminal.send("s")
    #expect(terminal.exitStatus() == 1)
    terminal = try review()
    terminal.send("r")
    #expect(terminal.exitStatus() == 0)
    let written = String(decoding: terminal.received, as: UTF8.self)
    #expect(written.contains("0 accepted, 1 rejected, 0 left pending"))
    #expect(try folder.transcripts("list").output.contains("0 changes pending"))
    #expect(try folder.text(of: "a").contains("맥북 에어 M3"))
  }

  @Test func `accepts all similar changes, and all changes`() async throws {
    try await folder.page("b", ["load products", "open"])
    try await folder.page("c", ["load about", "open"])
    try folder.change("b", "MacBook Air M4", to: "맥북 에어 M3")
    try folder.change("c", "load about\n", to: "load about\nNew\n")
    let terminal = try review()
    #expect(terminal.screen.text.contains("k 2 alike") && terminal.screen.text.contains("3 left"))
    terminal.send("k")
    #expect(terminal.wait { $0.text.contains("all 2 alike") })
    terminal.send("a")
    #expect(terminal.wait { $0.text.contains("1 left  Transcripts/c.md:") })
    terminal.send("A")
    #expect(terminal.exitStatus() == 0)
    #expect(try folder.transcripts("test").status == 0)
  }

  @Test func `lets an answer be edited before it is accepted`() throws {
    let editor = try folder.folder.write(
      "#!/bin/sh\nsed -i.old 's/MacBook Air M4/[..]/' \"$1\"\n",
      as: "editor"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    let terminal = try review(environment: ["EDITOR": editor])
    terminal.send("e")
    #expect(terminal.wait { $0.text.contains("[..]") && $0.text.contains("q quit") })
    terminal.send("a")
    #expect(terminal.exitStatus() == 0)
    #expect(try folder.text(of: "a").contains("│ 2  [..]"))
    #expect(try folder.transcripts("test").status == 0)
  }

  @Test func `shows the first other message and its cause`() throws {
    try folder.change("a", "didFetchProducts", to: "didFetch")
    let terminal = try review()
    let text = terminal.screen.text
    #expect(text.contains("- Interactor -> Presenter  didFetch([2 ProductEntity])"))
    #expect(text.contains("+ Interactor -> Presenter  didFetchProducts([2 ProductEntity])"))
    #expect(text.contains("caused by  Presenter -> Interactor  getProducts()"))
    terminal.send("q")
    #expect(terminal.exitStatus() == 1)
  }

  @Test func `says what to do without a terminal`() throws {
    try folder.change("a", "MacBook Air M4", to: "M3")
    #expect(try folder.transcripts("review").output.hasPrefix("Nothing is pending."))
    #expect(try folder.transcripts("test").status == 1)
    let result = try folder.transcripts("review")
    #expect(result.status == 2)
    for word in ["diff", "accept KEY", "reject KEY", "Transcripts/a.md:"] {
      #expect(result.complaint.contains(word))
    }
  }
}
