import Foundation

/// The program `FileWriter`, at work on a file until it is done or killed.
public final class WritingProcess {
  private let process = Process()
  private let progress = Pipe()

  /// Starts it.
  public init(_ work: String, _ path: String, _ word: String = "", _ count: Int) throws {
    process.executableURL = URL(filePath: builtProduct("FileWriter"))
    process.arguments = [work, path, word, "\(count)"]
    process.standardOutput = progress
    try process.run()
  }

  /// Waits until it has come so far; whether it has.
  public func comesTo(_ steps: Int) -> Bool {
    (0..<steps).allSatisfy { _ in progress.fileHandleForReading.readData(ofLength: 1).count == 1 }
  }

  /// Kills it at once.
  public func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end; its status.
  public var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// How many processes a test kills; `VIPERLAB_KILLS` asks for more.
  public static var kills: Int {
    ProcessInfo.processInfo.environment["VIPERLAB_KILLS"].flatMap { Int($0) } ?? 20
  }
}
