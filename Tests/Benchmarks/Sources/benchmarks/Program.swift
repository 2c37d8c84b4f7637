import Foundation

/// A program other than this one.
enum Program {
  static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// The folder of this program, in which the programs `hello` and `measure` are.
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

/// The cost of a process from start to end.
struct ProcessCost {
  var seconds = Double.infinity
  var elapsed = Double.infinity
  /// The most memory in use at a time.
  var megabytes = Double.infinity

  /// Runs a program some times and keeps the smallest figures; throws where its exit status is not `status`.
  init(of words: [String], input: URL? = nil, rounds: Int, status: Int = 0) throws {
    for _ in 1...rounds {
      let file = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
      let report = try Program.output(of: "measure", words, input: file)
      let figures = report.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 4, figures[0] == Double(status) else {
        throw ProcessError(words: words)
      }
      seconds = min(seconds, figures[1] / 1_000_000)
      elapsed = min(elapsed, figures[3] / 1_000_000)
      megabytes = min(megabytes, figures[2] / 1_048_576)
    }
  }
}

struct ProcessError: Error, CustomStringConvertible {
  let words: [String]

  var description: String { "This failed: \(words.joined(separator: " "))" }
}
