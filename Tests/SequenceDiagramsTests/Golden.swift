import Foundation
import Testing
import Traces

/// A case in a golden file: a title, a trace, or traces each under a line `=== TITLE`, then drawings below their names.
///
///     # Counts rows that come again
///     View -> Presenter load()
///     ...
///
///     --- ladder 60 fold
///     --- ladder 80 fold
///     ...
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter GoldenTests` draws again what the names say and rewrites the files; review the
/// difference before keeping it.
struct Golden: CustomTestStringConvertible {
  /// The file's path in `Goldens`, such as `SideBySide/two.txt`.
  let path: String
  let title: String
  /// The trace or traces, in the notation or as JSON Lines.
  let input: String
  let names: [String]
  /// The whole case, from its title to its last drawing.
  let text: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  var testDescription: String { "\(path): \(title)" }

  /// Returns the cases of all files in `Goldens` and its folders.
  static func all() throws -> [Golden] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.filter { $0.hasSuffix(".txt") }.sorted().flatMap(cases(in:))
  }

  /// Returns the cases of a file.
  static func cases(in path: String) throws -> [Golden] {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    guard text.hasPrefix("# ") else { throw GoldenError.noTitle(path: path) }
    return ("\n" + text).components(separatedBy: "\n# ").dropFirst().map { Golden($0, in: path) }
  }

  /// Reads a case from the text behind the `# ` of its title.
  private init(_ text: String, in path: String) {
    let parts = text.components(separatedBy: "\n--- ")
    let lines = parts[0].components(separatedBy: "\n")
    self.path = path
    title = lines[0]
    input = lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
    names = parts.dropFirst().map { String($0.prefix { $0 != "\n" }) }
    self.text = "# \(text)\(text.hasSuffix("\n") ? "" : "\n")"
  }

  /// Returns the case with its drawings drawn again; equal drawings stand in it once, below all of their names.
  func drawn() throws -> String {
    var drawings: [(names: String, text: String)] = []
    for name in names {
      let text = try GoldenDrawing(name).drawing(of: self)
      if let index = drawings.firstIndex(where: { $0.text == text }) {
        drawings[index].names += "--- \(name)\n"
      } else {
        drawings.append(("--- \(name)\n", text))
      }
    }
    let head = "# \(title)\n" + (input.isEmpty ? "" : "\(input)\n")
    return head + drawings.map { "\n\($0.names)\($0.text)" }.joined()
  }

  /// The traces with their titles; a single trace has none.
  var traces: [(title: String, trace: Trace)] {
    get throws {
      let parts = ("\n" + input).components(separatedBy: "\n=== ")
      guard parts.count > 1 else { return [("", try Trace(reading: Array(input.utf8)))] }
      return try parts.dropFirst().map { part in
        let end = part.firstIndex(of: "\n") ?? part.endIndex
        return (String(part[..<end]), try Trace(reading: Array(part[end...].utf8)))
      }
    }
  }
}

enum GoldenError: Error {
  case noTitle(path: String)
  case unknownWord(String)
}

extension Trace {
  /// Returns the trace of the first case in a golden file.
  static func golden(_ name: String) throws -> Trace {
    try Golden.cases(in: "\(name).txt")[0].traces[0].trace
  }
}
