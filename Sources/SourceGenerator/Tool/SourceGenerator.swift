#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes Swift for the plug-ins beside it: `SourceGenerator texts|variants|commit OUTPUT ROOT INPUT…`.
@main
struct SourceGenerator {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3 else { return }
    let inputs = Array(words.dropFirst(3))
    let source =
      switch words[0] {
      case "texts": try TextsSource(inputs, in: words[2]).source
      case "variants":
        try ListedVariant.source(
          of: inputs.flatMap { try ListedVariant.all(in: $0, root: words[2]) }
        )
      default: CommitSource(inFolder: words[2]).source
      }
    // A file that is written anew is compiled anew.
    let output = URL(filePath: words[1])
    guard source != (try? String(contentsOf: output, encoding: .utf8)) else { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
  }
}
