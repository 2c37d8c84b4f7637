import Foundation
import TerminalTesting

/// A temporary folder with transcripts, and the program that works in it.
struct TranscriptFolder {
  let folder: TemporaryFolder
  private let program: Binary

  init(_ program: String = "viperlab") throws {
    folder = try TemporaryFolder()
    self.program = Binary(path: builtProduct(program))
    try folder.make("Transcripts")
  }

  /// Returns a folder with the passing pages `a`, `b/c` and `b/d`, of three, two and three exchanges.
  static func withThreePages() async throws -> TranscriptFolder {
    let folder = try TranscriptFolder()
    for (path, text) in try await SandboxedProgram.threePages {
      try folder.folder.write(text, as: path)
    }
    return folder
  }

  /// Writes a page below `Transcripts` with the laboratory's answers to some commands.
  func page(_ name: String, _ commands: [String]) async throws {
    try write(try await SandboxedProgram.page(name, commands), to: name)
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, as: "Transcripts/\(name).md")
  }

  func text(of name: String) throws -> String {
    try folder.text(of: "Transcripts/\(name).md")
  }

  func change(_ name: String, _ old: String, to new: String) throws {
    try write(try text(of: name).replacingOccurrences(of: old, with: new), to: name)
  }

  func transcripts(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Binary.Result {
    try transcripts(arguments, environment: environment)
  }

  func transcripts(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Binary.Result {
    try program.run(["transcripts"] + arguments, environment: environment, in: folder.url)
  }

  func review(
    environment: [String: String] = [:],
    rows: Int = 24,
    columns: Int = 80
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "cd '\(path(""))' && exec '\(Binary().wholePath)' transcripts review"],
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      rows: rows,
      columns: columns
    )
  }

  func path(_ name: String) -> String { folder.path(of: name) }

  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
