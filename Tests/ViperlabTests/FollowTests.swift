import Foundation
import TerminalTesting
import Testing

/// `viperlab follow` at a terminal, with a file on disk.
@Suite(.serialized) struct FollowTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "app.trace") }

  init() throws { folder = try TemporaryFolder() }

  private func follow(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      Binary().path,
      arguments: ["follow", url.path()] + arguments,
      environment: Binary.libraries,
      columns: 200
    )
  }

  /// Appends a text to the file with one call, as an app does.
  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func `follows an app over two runs, until Ctrl-C`() throws {
    let terminal = try follow("--mark", "save")
    #expect(terminal.wait { $0.text.contains("Waiting for ") && $0.text.contains("app.trace …") })
    try folder.write("View -> Presenter  load()\n", as: "app.trace")
    #expect(terminal.wait { $0.text.contains("1   ┊────►┊   load()") })
    #expect(!terminal.received.contains(0x07))
    try append("View -> Presenter  sa")
    try append("ve()\n")
    #expect(terminal.wait { $0.text.contains("*   2   ┊────►┊   save()") })
    #expect(terminal.wait { _ in terminal.received.count { $0 == 0x07 } == 1 })
    let former = folder.url.appending(path: "app.trace.before")
    try FileManager.default.moveItem(at: url, to: former)
    try folder.write("View -> Presenter  again()\n", as: "app.trace")
    #expect(terminal.wait { $0.text.contains("--- the next run ---") })
    #expect(terminal.wait { $0.text.contains("1   ┊────►┊   again()") })
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130)
    #expect(terminal.isCooked)
  }
}
