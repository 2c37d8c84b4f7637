import Foundation

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
