import Foundation

/// Returns the path of an executable of this package, beside the running tests.
///
/// On macOS this is the folder of the `.xctest` bundle, elsewhere the folder of the test runner.
public func builtProduct(_ name: String) -> String {
  for argument in CommandLine.arguments {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
    return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
  }
  let runner = CommandLine.arguments.first ?? ""
  let folder = runner.lastIndex(of: "/").map { runner[...$0] } ?? "./"
  return folder + name
}

extension PseudoTerminal {
  /// Starts a product of this package, and waits for its prompt; throws if the prompt does not come.
  public static func atPrompt(
    of product: String = "viperlab",
    environment: [String: String] = [:],
    rows: Int = 24,
    columns: Int = 80,
    keepsScrollback: Bool = false,
    answersQuestions: Bool = true
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      builtProduct(product),
      environment: environment,
      rows: rows,
      columns: columns,
      keepsScrollback: keepsScrollback,
      answersQuestions: answersQuestions
    )
    guard terminal.wait(until: { $0.cursorLine == "viper>" }) else {
      throw CannotStart(program: product, screen: terminal.screen.text)
    }
    return terminal
  }
}

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
