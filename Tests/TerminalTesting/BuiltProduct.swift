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
