import Foundation

/// A program other than this one.
enum Program {
  /// Returns whether a program is found in `PATH`.
  static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// The folder of this program, in which the programs `hello`, `measure` and `prompted` are.
  static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Runs a program in `folder` and returns its output; without `input`, it reads the standard input.
  static func output(
    of name: String,
    _ arguments: [String],
    input: FileHandle? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    if let input { process.standardInput = input }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }
}

/// The release build of `viperlab`.
struct Viperlab {
  let path: String

  /// Runs `viperlab` and writes its output to a file.
  func run(_ arguments: [String], into file: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = try FileHandle(creating: file)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProcessError(words: [path] + arguments) }
  }
}
