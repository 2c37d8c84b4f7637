import Foundation
import Testing

/// The drawings in `Goldens` are those that their names ask for.
@Suite struct GoldenTests {
  private static let isUpdate =
    ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil

  @Test(arguments: try Golden.all()) func `draws as in the golden file`(golden: Golden) throws {
    #expect(!golden.names.isEmpty)
    #expect(try golden.drawn() == golden.text)
  }

  @Test func `has drawings to compare with`() throws {
    let paths = try Set(Golden.all().map(\.path))
    #expect(paths.isSuperset(of: ["call.txt", "SideBySide/four.txt", "Difference/korean.txt"]))
    #expect(paths.count > 30)
  }

  @Test(.enabled(if: isUpdate)) func `rewrites the golden files`() throws {
    for (path, cases) in try Dictionary(grouping: Golden.all(), by: \.path) {
      let text = try cases.map { try $0.drawn() }.joined(separator: "\n")
      try text.write(to: Golden.folder.appending(path: path), atomically: true, encoding: .utf8)
    }
  }
}
