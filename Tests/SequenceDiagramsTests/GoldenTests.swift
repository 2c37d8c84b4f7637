import Foundation
import TestSupport
import Testing
import Traces

/// Compares the drawings in `Goldens` with the drawings that their names describe.
@Suite struct GoldenTests {
  @Test(arguments: try Golden.all()) func `draws as in the golden file`(golden: Golden) throws {
    #expect(!golden.names.isEmpty)
    #expect(try golden.updated { try GoldenDrawing($0).drawing(of: golden) } == golden.text)
  }

  @Test func `has drawings to compare with`() throws {
    let titles = try Set(Golden.all().map(\.description))
    #expect(
      titles.isSuperset(of: ["call.txt: Call", "four.txt: Four", "every-mark.txt: Every mark"])
    )
    #expect(titles.count > 100)
  }

  @Test(.enabled(if: Golden.isUpdate)) func `rewrites the golden files`() throws {
    try Golden.rewrite(in: Golden.folder) { try GoldenDrawing($1).drawing(of: $0) }
  }
}

extension Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static func all() throws -> [Golden] { try all(in: folder) }

  /// The traces, in the notation or as JSON Lines, with their titles; a single trace has none.
  var traces: [(title: String, trace: Trace)] {
    get throws { try inputs.map { ($0.title, try Trace(reading: Array($0.text.utf8))) } }
  }
}

extension Trace {
  /// Returns the first trace of the first case in a golden file.
  static func golden(_ name: String) throws -> Trace { try goldens(name)[0].trace }

  /// Returns the traces of the first case in a golden file, with their titles.
  static func goldens(_ name: String) throws -> [(title: String, trace: Trace)] {
    try Golden.cases(in: Golden.folder.appending(path: "\(name).txt"))[0].traces
  }
}
