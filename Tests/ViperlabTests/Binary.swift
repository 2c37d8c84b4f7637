import Foundation
import TerminalTesting
import Testing

/// The built program, run without a terminal.
struct Binary {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var complaint: String
  }

  let path: String

  /// Takes a path from the current folder, or an absolute one.
  init(path: String = builtProduct("viperlab")) {
    self.path = URL(filePath: path).absoluteURL.path(percentEncoded: false)
  }

  private func process(
    _ arguments: [String],
    _ environment: [String: String] = [:],
    in folder: URL?
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    return process
  }

  /// Runs the program in a folder, with exactly these environment variables and this standard input.
  func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    let process = process(arguments, environment, in: folder)
    let streams = try TemporaryFolder()
    let handles = try [("in", input), ("out", ""), ("err", "")].map { name, text in
      try FileHandle(forUpdating: URL(filePath: streams.write(text, as: name)))
    }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : 128 + status,
      output: try streams.text(of: "out"),
      complaint: try streams.text(of: "err")
    )
  }

  /// Runs a script of the shell that writes programs, and expects that it succeeds.
  ///
  /// A file that this process has just written may still be open in a child of another test, and then cannot be run.
  static func prepare(_ script: String, _ paths: String...) throws {
    let result = try Binary(path: "/bin/sh").run(["-c", script] + paths)
    #expect(result.status == 0, "\(result.complaint)")
  }

  /// Starts the program in a folder, without environment variables and output.
  func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = process(arguments, in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The environment variable that names the folders of shared libraries; empty if it is not set.
  static var libraries: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
  }
}

let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

extension URL {
  func text(of path: String) throws -> String {
    try String(contentsOf: appending(path: path), encoding: .utf8)
  }

  /// Returns the sorted paths, from this folder on, of the files in `folder` and its subfolders whose names end in `ending`.
  func files(in folder: String, ending: String = "") -> [String] {
    let files = FileManager.default.enumerator(atPath: appending(path: folder).path())?.allObjects
    return (files ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

/// A temporary folder with transcripts, and the program that works in it.
struct TranscriptFolder {
  let folder: TemporaryFolder
  private let program: Binary

  init(_ program: String = "viperlab") throws {
    folder = try TemporaryFolder()
    self.program = Binary(path: builtProduct(program))
    try folder.make("Transcripts")
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
      arguments: ["-c", "cd '\(path(""))' && exec '\(Binary().path)' transcripts review"],
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      rows: rows,
      columns: columns
    )
  }

  func path(_ name: String) -> String { folder.path(of: name) }

  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
