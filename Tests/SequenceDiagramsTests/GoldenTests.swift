import Foundation
import SequenceDiagrams
import TerminalText
import Testing
import Traces

/// Golden files: traces in the notation, followed by their drawings.
@Suite struct GoldenTests {
  @Test(arguments: try Golden.all())
  func `draws as in the golden file`(golden: Golden) throws {
    try golden.check([40, 60, 80, 120], ["ladder", "wide"]) { options, name in
      var options = options
      options.read(golden.notation.prefix { $0 != "\n" })
      let layout = try #require(DiagramLayout(named: name))
      return try TraceBytes(golden.notation).drawn(as: layout, options)
    }
  }

  @Test(arguments: try Golden.all(in: "SideBySide"))
  func `draws side by side as in the golden file`(golden: Golden) throws {
    let traces = try golden.traces()
    try golden.check([60, 80, 120, 160]) { options, _ in
      SideBySideDiagrams(traces, options).drawn().plain
    }
  }

  @Test(arguments: try Golden.all(in: "Difference"))
  func `draws the difference as in the golden file`(golden: Golden) throws {
    let traces = try golden.traces().map(\.trace)
    let difference = TraceDifference(from: traces[0], to: traces[1])
    try golden.check([40, 60, 80, 120]) { options, _ in difference.ladder(options).plain }
  }

  @Test func `has drawings to compare with`() throws {
    #expect(try Golden.all().count > 15)
    #expect(try Golden.all(in: "SideBySide").map(\.testDescription).contains("four"))
    #expect(try Golden.all(in: "Difference").map(\.testDescription).contains("korean"))
  }
}

extension DiagramOptions {
  /// Takes the options named by a comment in the first line of a file: `# fold times`.
  fileprivate mutating func read(_ line: Substring) {
    let words = line.hasPrefix("#") ? line.split(separator: " ").dropFirst() : []
    foldsRepeats = words.contains("fold")
    showsTimes = words.contains("times")
    showsScreens = words.contains("screens")
    depth = words.first { $0.hasPrefix("depth=") }.flatMap { Int($0.dropFirst(6)) }
    filter = RowFilter(
      participants: words.filter { $0.hasPrefix("only=") }.map { String($0.dropFirst(5)) },
      messages: words.filter { $0.hasPrefix("message=") }.map { String($0.dropFirst(8)) }
    )
  }
}

/// A golden file: a trace, or traces each under a line `=== TITLE`, then drawings, each below its names.
///
///     --- ladder 60
///     --- ladder 80
///     ...
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter GoldenTests` rewrites the files; review the difference before keeping it.
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

  func traces() throws -> [(title: String, trace: Trace)] {
    try ("\n" + notation).components(separatedBy: "\n=== ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return (String(part[..<end]), try Trace(notation: String(part[end...])))
    }
  }
}
