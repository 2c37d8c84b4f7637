import Foundation

/// A case in a golden file: a title, an input, or inputs each under a line `=== TITLE`, then outputs below their names.
///
///     # Counts rows that come again
///     View -> Presenter load()
///     ...
///
///     --- ladder 60 fold
///     --- ladder 80 fold
///     ...
///
/// A test suite defines the names. With `VIPERLAB_UPDATE_GOLDENS=1` in the environment, the tests rewrite the outputs; review the
/// difference before keeping it.
public struct Golden: Sendable, CustomStringConvertible {
  /// The words that say what the case shows.
  public let title: String
  /// The text between the title and the first name, without the line feeds around it.
  public let input: String
  /// The names of the outputs, without the `--- ` before them.
  public let names: [String]
  /// The whole case, from its title to its last output.
  public let text: String
  private let file: URL

  /// Whether the tests rewrite the golden files.
  public static let isUpdate = ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil

  /// The title with the name of the file.
  public var description: String { "\(file.lastPathComponent): \(title)" }

  struct NoTitle: Error {
    let file: URL
  }

  /// Returns the cases of all files with the ending `.txt` in a folder and its folders.
  public static func all(in folder: URL) throws -> [Golden] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.filter { $0.hasSuffix(".txt") }.sorted()
      .flatMap { try cases(in: folder.appending(path: $0)) }
  }

  /// Returns the cases of a file; throws an error if the file does not begin with a title.
  public static func cases(in file: URL) throws -> [Golden] {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.hasPrefix("# ") else { throw NoTitle(file: file) }
    return ("\n" + text).components(separatedBy: "\n# ").dropFirst().map { Golden($0, in: file) }
  }

  /// Reads a case from the text behind the `# ` of its title.
  private init(_ text: String, in file: URL) {
    let parts = text.components(separatedBy: "\n--- ")
    let lines = parts[0].components(separatedBy: "\n")
    title = lines[0]
    input = lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
    names = parts.dropFirst().map { String($0.prefix { $0 != "\n" }) }
    self.text = "# \(text)\(text.hasSuffix("\n") ? "" : "\n")"
    self.file = file
  }

  /// The inputs under the lines `=== TITLE`, each with its title; the whole input without a title if there is no such line.
  public var inputs: [(title: String, text: String)] {
    let parts = ("\n" + input).components(separatedBy: "\n=== ")
    guard parts.count > 1 else { return [("", input)] }
    return parts.dropFirst().map { part in
      let title = part.prefix { $0 != "\n" }
      return (String(title), String(part.dropFirst(title.count + 1)))
    }
  }

  /// Returns the case with the present outputs; equal outputs stand in it once, below all of their names.
  public func updated(_ output: (_ name: String) throws -> String) rethrows -> String {
    var outputs: [(names: String, text: String)] = []
    for name in names {
      let text = try output(name)
      if let index = outputs.firstIndex(where: { $0.text == text }) {
        outputs[index].names += "--- \(name)\n"
      } else {
        outputs.append(("--- \(name)\n", text))
      }
    }
    let head = "# \(title)\n" + (input.isEmpty ? "" : "\(input)\n")
    return head + outputs.map { "\n\($0.names)\($0.text)" }.joined()
  }

  /// Rewrites the files in a folder, each with its cases updated.
  public static func rewrite(
    in folder: URL,
    _ output: (Golden, _ name: String) throws -> String
  ) throws {
    for (file, cases) in try Dictionary(grouping: all(in: folder), by: \.file) {
      let texts = try cases.map { golden in try golden.updated { try output(golden, $0) } }
      try texts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
