import Foundation
import TerminalTesting
import Testing

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
    try prepare("cp \"$0\" \"$1\"", Binary().wholePath, copy)
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
