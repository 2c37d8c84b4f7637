import Foundation
import TerminalTesting
import Testing

/// Transcripts that are tested again whenever something changes.
@Suite(.serialized) struct WatchTests {
  private let folder: TranscriptFolder

  init() throws {
    folder = try TranscriptFolder()
    try folder.page("a", ["load products", "open"])
  }

  private func watch(_ program: String) throws -> PseudoTerminal {
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map {
      ["LD_LIBRARY_PATH": $0]
    }
    return try #require(
      PseudoTerminal(
        program,
        arguments: ["transcripts", "test", "--watch", folder.path("Transcripts")],
        environment: libraries ?? [:]
      )
    )
  }

  @Test func `sees a page change`() throws {
    let terminal = try watch(Binary().path)
    #expect(terminal.wait { $0.text.contains("2 passed") && $0.text.contains("Waiting") })
    try folder.change("a", "MacBook", to: "Book")
    #expect(terminal.wait { $0.text.contains("1 failed, 1 passed") })
    try folder.change("a", " Book", to: " MacBook")
    #expect(terminal.wait { $0.text.components(separatedBy: "2 passed").count == 3 })
    try folder.page("b", ["help"])
    #expect(terminal.wait { $0.text.contains("3 passed") })
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130)
  }

  @Test func `becomes the program that was built meanwhile`() throws {
    let copy = folder.path("viperlab")
    try FileManager.default.copyItem(atPath: Binary().wholePath, toPath: copy)
    let terminal = try watch(copy)
    #expect(terminal.wait { $0.text.contains("2 passed") && $0.text.contains("Waiting") })
    let next = folder.path("next")
    try Data("#!/bin/sh\necho \"next: $*\"\n".utf8).write(to: URL(filePath: next))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: next)
    #expect(rename(next, copy) == 0)
    #expect(terminal.wait { $0.text.contains("next: transcripts test --watch ") })
    #expect(terminal.exitStatus() == 0)
  }
}
