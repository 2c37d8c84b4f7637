import Foundation

/// The program that generates Swift source for the build plug-ins, and with which developers edit editions of sample modules.
///
/// The plug-ins run `SourceGenerator texts|variants|commit OUTPUT ROOT INPUT…` and `SourceGenerator edition OUTPUT PATCH`;
/// `EditionCommands` explains the other commands.
@main
struct SourceGenerator {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    guard let command = words.first, words.count >= 2 else { throw UsageError() }
    switch command {
    case "checkout", "write-back", "rebase": try edit(command, Array(words.dropFirst()))
    case "edition" where words.count == 3: try writeEdition(words[2], into: words[1])
    case "texts", "variants", "commit":
      guard words.count >= 3 else { throw UsageError() }
      try write(command, words[1], root: words[2], inputs: Array(words.dropFirst(3)))
    default: throw UsageError()
    }
  }

  private static func write(
    _ command: String,
    _ output: String,
    root: String,
    inputs: [String]
  ) throws {
    let source =
      switch command {
      case "texts": try TextsSource(inputs, in: root).source
      case "variants":
        try ListedVariant.source(
          of: inputs.filter { $0.contains("/") }
            .flatMap { try ListedVariant.all(in: $0, root: root) },
          in: inputs.filter { !$0.contains("/") }
        )
      default: commitSource(of: root)
      }
    // Writes changed sources only, because a rewritten file is compiled again.
    let file = URL(filePath: output)
    guard source != (try? String(contentsOf: file, encoding: .utf8)) else { return }
    try source.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes to `folder` the base files as they are after the patch at a path; Swift files beside the patch are compiled in place.
  private static func writeEdition(_ path: String, into folder: String) throws {
    try SwiftFiles.write(EditionPatch(path).builtFiles(), in: folder)
  }

  private static func edit(_ command: String, _ words: [String]) throws {
    let paths = command == "rebase" ? Array(words.dropFirst()) : words
    guard let old = words.first, !paths.isEmpty else { throw UsageError() }
    if command == "rebase", !FileManager.default.fileExists(atPath: old + "/Sources/SampleModules")
    {
      throw EditionFailure(
        "\(old): error: holds no Sources/SampleModules: git worktree add \(old) HEAD"
      )
    }
    var commands = EditionCommands()
    commands.each(try paths.flatMap(EditionPatch.all)) { commands, edition in
      switch command {
      case "checkout": try commands.checkOut(edition)
      case "write-back": try commands.writeBack(edition)
      default: try commands.rebase(edition, from: old)
      }
    }
    print(commands.report.map { $0 + "\n" }.joined(), terminator: "")
    if commands.hasFailed { exit(1) }
  }
}

private struct UsageError: Error, CustomStringConvertible {
  let description = """
    usage: SourceGenerator checkout PATCH…
           SourceGenerator write-back PATCH…
           SourceGenerator rebase OLD PATCH…
    PATCH is a patch, or a folder with patches; OLD is a folder with the tree as it was.
    """
}

extension SourceGenerator {
  /// Returns the source that declares the commit checked out in the folder `root`, or nil.
  private static func commitSource(of root: String) -> String {
    let literal = commit(of: root).map { "\"\($0.prefix(12))\"" } ?? "nil"
    return """
      // Made by NameCommit from what git has checked out.
      enum CheckedOut {
        static let commit: String? = \(literal)
      }

      """
  }

  /// Reads the checked-out commit from the folder `.git` in `root`; nil if no commit can be read there.
  private static func commit(of root: String) -> String? {
    let git = root + "/.git/"
    func text(_ path: String) -> String? {
      (try? String(contentsOf: URL(filePath: git + path), encoding: .utf8))?
        .split(separator: "\n").first.map(String.init)
    }
    guard let head = text("HEAD"), head.hasPrefix("ref: ") else { return text("HEAD") }
    let branch = String(head.dropFirst(5))
    let packed = try? String(contentsOf: URL(filePath: git + "packed-refs"), encoding: .utf8)
    let line = packed?.split(separator: "\n").first { $0.hasSuffix(" \(branch)") }
    return text(branch) ?? line.map { String($0.prefix { $0 != " " }) }
  }
}
