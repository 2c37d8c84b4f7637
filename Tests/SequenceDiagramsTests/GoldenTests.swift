import Foundation
import SequenceDiagrams
import Testing
import Traces

/// Golden files: a trace in the notation, followed by its drawing in every layout.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter GoldenTests` rewrites the files; review the difference before
/// keeping it.
@Suite struct GoldenTests {
  @Test(arguments: try Golden.all())
  func `draws as in the golden file`(golden: Golden) throws {
    let text = try golden.drawn()
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      try text.write(to: golden.url, atomically: true, encoding: .utf8)
    }
    #expect(text == golden.text)
  }

  @Test func `has drawings to compare with`() throws {
    #expect(try Golden.all().count > 15)
  }
}

/// A golden file: the trace, then the drawings, each below its layouts and widths.
struct Golden: CustomTestStringConvertible {
  let url: URL
  let text: String

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static func all() throws -> [Golden] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      let url = folder.appending(path: name)
      return Golden(url: url, text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// Returns the trace of the file, followed by its present drawings.
  func drawn() throws -> String {
    let notation = text.components(separatedBy: "\n--- ")[0] + "\n"
    var drawings = GoldenDrawings()
    for width in [40, 60, 80, 120] {
      for layout in [DiagramLayout.ladder, .wide] {
        for isASCII in [false, true] {
          drawings.add(
            "\(layout.name) \(width)\(isASCII ? " ascii" : "")",
            try drawing(of: notation, layout, options(notation, width, isASCII))
          )
        }
      }
    }
    return notation.trimmingCharacters(in: .newlines) + "\n" + drawings.text
  }

  private func drawing(
    of notation: String,
    _ layout: DiagramLayout,
    _ options: DiagramOptions
  ) throws -> String {
    var stream = DiagramStream(as: layout, options)
    var reader = TraceReader()
    try reader.read(Array(notation.utf8)[...], into: &stream)
    try reader.finish(into: &stream)
    stream.finish()
    return stream.drained
  }

  /// Returns the options named by a comment in the first line: `# fold times`.
  private func options(_ notation: String, _ width: Int, _ isASCII: Bool) -> DiagramOptions {
    var options = DiagramOptions(width: width, isASCII: isASCII)
    let first = notation.prefix { $0 != "\n" }
    let words = first.hasPrefix("#") ? first.split(separator: " ").dropFirst() : []
    options.foldsRepeats = words.contains("fold")
    options.showsTimes = words.contains("times")
    options.showsScreens = words.contains("screens")
    options.depth = words.first { $0.hasPrefix("depth=") }.flatMap { Int($0.dropFirst(6)) }
    options.filter = RowFilter(
      participants: words.filter { $0.hasPrefix("only=") }.map { String($0.dropFirst(5)) },
      messages: words.filter { $0.hasPrefix("message=") }.map { String($0.dropFirst(8)) }
    )
    return options
  }
}
