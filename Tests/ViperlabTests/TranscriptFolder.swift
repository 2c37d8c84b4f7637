import Foundation
import TerminalTesting

/// A folder with transcripts, and the program at work in it.
struct TranscriptFolder {
  let folder: TemporaryFolder
  private let program: Binary

  init(_ program: String = "viperlab") throws {
    folder = try TemporaryFolder()
    self.program = Binary(path: builtProduct(program))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Transcripts"),
      withIntermediateDirectories: true
    )
  }

  /// A folder with the pages `a`, `b/c` and `b/d` of three, two and three exchanges, which all pass.
  static func withThreePages() throws -> TranscriptFolder {
    let folder = try TranscriptFolder()
    try folder.page("a", ["load products", "open", "back"])
    try folder.page("b/c", ["load about", "open"])
    try folder.page("b/d", ["load todos", "open", "tap 1"])
    return folder
  }

  /// Writes a page below `Transcripts`, and has it brought up to date by the program.
  func page(_ name: String, _ commands: [String]) throws {
    let session = commands.map { "viper> \($0)\n" }.joined()
    try write("# \(name)\n\n```console\n\(session)```\n", to: name)
    _ = try transcripts("update", "Transcripts/\(name).md")
  }

  /// Writes a page as it is.
  func write(_ text: String, to name: String) throws {
    let file = folder.url.appending(path: "Transcripts/\(name).md")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// What stands in a page.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: "Transcripts/\(name).md"), encoding: .utf8)
  }

  /// Has a page say something else.
  func change(_ name: String, _ old: String, to new: String) throws {
    try write(try text(of: name).replacingOccurrences(of: old, with: new), to: name)
  }

  /// Runs `transcripts` in the folder.
  func transcripts(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Binary.Result {
    try program.run(["transcripts"] + arguments, environment: environment, in: folder.url)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder.url.appending(path: name).path() }

  /// Whether there is such a file.
  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
