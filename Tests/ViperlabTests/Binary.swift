import Foundation
import TerminalTesting

/// The built program, run without a terminal.
struct Binary {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var complaint: String
  }

  let path: String

  init(path: String = builtProduct("viperlab")) {
    self.path = path
  }

  /// The absolute path of the program.
  var wholePath: String { URL(filePath: path).absoluteURL.path() }

  /// Runs the program in a folder, with exactly these environment variables and this standard input.
  func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    let (output, complaint) = (try Capture(), try Capture())
    let source = try Capture(input)
    process.standardInput = source.handle
    process.standardOutput = output.handle
    process.standardError = complaint.handle
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try output.text,
      complaint: try complaint.text
    )
  }

  /// Starts the program in a folder, without environment variables and output.
  func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: wholePath)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [:]
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

/// A temporary file for the output or the input of a program.
final class Capture {
  let handle: FileHandle
  private let url: URL

  init(_ text: String = "") throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viperlab-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
  }
}

let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

extension URL {
  /// Returns the text of a file below this folder.
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
