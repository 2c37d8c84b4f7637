/// Returns the path of an executable of this package, beside the running tests.
///
/// On macOS this is the folder of the `.xctest` bundle, elsewhere the folder of the test runner.
public func builtProduct(_ name: String) -> String {
  builtProduct(name, beside: CommandLine.arguments)
}

func builtProduct(_ name: String, beside arguments: [String]) -> String {
  for argument in arguments {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
    return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
  }
  let runner = arguments.first ?? ""
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
      throw MissingPrompt(screen: terminal.screen.text)
    }
    return terminal
  }

  private struct MissingPrompt: Error {
    let screen: String
  }
}
