import Foundation

/// The program `FileWriter`, which writes a file until it is done or killed.
public final class WritingProcess {
  private let process = Process()
  private let progress = Pipe()

  /// Starts the program.
  public init(_ work: String, _ path: String, _ word: String = "", _ count: Int) throws {
    process.executableURL = URL(filePath: builtProduct("FileWriter"))
    process.arguments = [work, path, word, "\(count)"]
    process.standardOutput = progress
    try process.run()
  }

  /// Waits until the program has reported `steps` further writes since the last call; returns false if it ended before.
  public func comesTo(_ steps: Int) -> Bool {
    (0..<steps).allSatisfy { _ in progress.fileHandleForReading.readData(ofLength: 1).count == 1 }
  }

  /// Kills the program and waits for its end.
  public func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The exit status; waits for the end of the program.
  public var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The number of processes that a test kills: `VIPERLAB_KILLS` in the environment, else 20.
  public static var kills: Int {
    ProcessInfo.processInfo.environment["VIPERLAB_KILLS"].flatMap { Int($0) } ?? 20
  }
}
