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
  static func withThreePages() throws -> TranscriptFolder {
    let folder = try TranscriptFolder()
    try folder.page("a", ["load products", "open", "back"])
    try folder.page("b/c", ["load about", "open"])
    try folder.page("b/d", ["load todos", "open", "tap 1"])
    return folder
  }

  /// Writes a page below `Transcripts`, and fills in its answers with `transcripts update`.
  func page(_ name: String, _ commands: [String]) throws {
    let session = commands.map { "viper> \($0)\n" }.joined()
    try write("# \(name)\n\n```console\n\(session)```\n", to: name)
    _ = try transcripts("update", "Transcripts/\(name).md")
  }

  /// Writes a page unchanged.
  func write(_ text: String, to name: String) throws {
    _ = try folder.write(text, as: "Transcripts/\(name).md")
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

  func path(_ name: String) -> String { folder.url.appending(path: name).path() }

  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
