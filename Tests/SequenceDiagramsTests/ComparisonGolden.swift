import Foundation
import Testing
import Traces

/// A golden file: traces, each under a line `=== TITLE`, then drawings of all traces together, each below its
/// widths.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter Comparison` rewrites the files; review the difference before
/// keeping it.
struct ComparisonGolden: CustomTestStringConvertible {
  let url: URL
  let text: String

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static func all(in folder: String) throws -> [ComparisonGolden] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
      .appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map { name in
      let url = folder.appending(path: name)
      return ComparisonGolden(url: url, text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// Compares the drawings in the given widths, in Unicode and in ASCII, with the file, or rewrites the file.
  func check(
    _ widths: [Int],
    _ drawing: ([(title: String, trace: Trace)], _ width: Int, _ isASCII: Bool) -> String
  ) throws {
    let head = text.components(separatedBy: "\n--- ")[0].trimmingCharacters(in: .newlines) + "\n"
    let traces = try traces(in: head)
    var drawings = GoldenDrawings()
    for width in widths {
      for isASCII in [false, true] {
        drawings.add("\(width)\(isASCII ? " ascii" : "")", drawing(traces, width, isASCII))
      }
    }
    let drawn = head + drawings.text
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      try drawn.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(drawn == text)
  }

  private func traces(in head: String) throws -> [(title: String, trace: Trace)] {
    try ("\n" + head).components(separatedBy: "\n=== ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return (String(part[..<end]), try Trace(notation: String(part[end...])))
    }
  }
}
