import TerminalTesting
import Testing

extension PseudoTerminal {
  /// Starts the built program, and waits for its prompt.
  static func atPrompt(
    environment: [String: String] = [:],
    rows: Int = 24,
    columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try #require(
      PseudoTerminal(
        builtProduct("viperlab"),
        environment: environment,
        rows: rows,
        columns: columns
      )
    )
    try #require(terminal.wait { $0.cursorLine == "viper>" })
    return terminal
  }
}
