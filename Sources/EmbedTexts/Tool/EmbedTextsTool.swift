import Foundation

/// Writes texts as Swift: `EmbedTextsTool OUTPUT INPUT…`.
@main
struct EmbedTextsTool {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = paths.first else { return }
    var source = """
      // Made by EmbedTexts from the files of this target.
      enum EmbeddedTexts {
        static let files: [(name: StaticString, text: StaticString)] = [

      """
    for input in paths.dropFirst() {
      let text = try String(contentsOf: input, encoding: .utf8)
      source += "(\(literal(input.lastPathComponent)), \(literal(text))),\n"
    }
    source += "  ]\n}\n"
    // A file that is written anew is compiled anew.
    guard source != (try? String(contentsOf: output, encoding: .utf8)) else { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
  }

  /// A raw literal with as many `#` as it takes for nothing inside to end or change it.
  static func literal(_ text: String) -> String {
    var fence = "#"
    while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    guard text.contains("\n") else { return "\(fence)\"\(text)\"\(fence)" }
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }
}
