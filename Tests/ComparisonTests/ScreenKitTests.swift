import Foundation
import Stage
import Testing

@testable import Comparison

@Suite struct ScreenKitTests {
  /// The types of the stage that no module can name.
  private static let internalTypes: Set = ["ScreenContainer", "ScreenStack", "StackMaking"]

  @Test func `contains every type of the stage that is on the screen`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Stage")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
      SourceFile(
        name: name,
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      )
    }
    let types = SourceOutline(files).outermost
    let onScreen = types.filter { type in
      type.parents.contains { ScreenKit.types.contains($0) }
        || ScreenKit.types.contains { type.name.hasPrefix($0) }
    }
    #expect(Set(onScreen.map(\.name)).subtracting(Self.internalTypes) == ScreenKit.types)
  }
}
