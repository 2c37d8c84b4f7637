import Foundation
import SequenceDiagrams
import Testing
import Traces

/// A golden file: a trace, or traces each under a line `=== TITLE`, then drawings, each below its names.
///
///     --- ladder 60
///     --- ladder 80
///     ...
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter GoldenTests` rewrites the files; review the difference before
/// keeping it.
struct Golden: CustomTestStringConvertible {
  let url: URL
  let text: String

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  /// Returns the files in a folder of `Goldens`; in `Goldens` itself if the name is empty.
  static func all(in folder: String = "") throws -> [Golden] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
      .appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      let url = folder.appending(path: name)
      return Golden(url: url, text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The traces before the drawings, in the notation.
  var notation: String {
    text.components(separatedBy: "\n--- ")[0].trimmingCharacters(in: .newlines) + "\n"
  }

  /// Compares the drawings in each width and layout, and in 80 columns also in ASCII, with the file, or rewrites the file.
  func check(
    _ widths: [Int],
    _ layouts: [String] = [""],
    _ drawing: (DiagramOptions, _ layout: String) throws -> String
  ) throws {
    var drawings: [(names: String, text: String)] = []
    for width in widths {
      for (layout, isASCII) in layouts.flatMap({ [($0, false), ($0, true)] })
      where width == 80 || !isASCII {
        let text = try drawing(DiagramOptions(width: width, isASCII: isASCII), layout)
        let words = [layout, "\(width)", isASCII ? "ascii" : ""].filter { !$0.isEmpty }
        let name = "--- \(words.joined(separator: " "))\n"
        // Equal drawings stand in the file once, below all of their names.
        if let index = drawings.firstIndex(where: { $0.text == text }) {
          drawings[index].names += name
        } else {
          drawings.append((name, text))
        }
      }
    }
    let drawn = notation + drawings.map { "\n\($0.names)\($0.text)" }.joined()
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      try drawn.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(drawn == text)
  }

  /// The traces, by the titles above them.
  func traces() throws -> [(title: String, trace: Trace)] {
    try ("\n" + notation).components(separatedBy: "\n=== ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return (String(part[..<end]), try Trace(notation: String(part[end...])))
    }
  }
}
