import Foundation
import Testing

/// Tests that fix-its give the source in `FixedSources.swift`, which is compiled with all warnings as errors.
@Suite struct FixItTests {
  @Test(arguments: [
    ("weak", "weak var", "var", "add 'weak'"),
    (
      "weak and optional", "weak var view: (any FixedViewProtocol)?",
      "var view: any FixedViewProtocol",
      "make it 'weak' and optional"
    ),
    ("weak variable", "private weak var", "private let", "add 'weak'"),
    (
      "hold the output", "FixedInteractorOutput", "FixedViewInput",
      "hold 'FixedInteractorOutput' instead"
    ),
    ("closure recorded", "@Seam ", "", "add '@Seam'"),
    (
      "constant closure recorded", "@Seam private var", "private let",
      "add '@Seam', and make it a 'private(set) var'"
    ),
    ("closure left out", "@Unseen ", "", "add '@Unseen'"),
    ("constant seam", "private(set) var", "let", "make it a 'private(set) var'"),
    ("wrapped seam", "@Unseen", "@Seam", "mark it '@Unseen' instead"),
    ("method left out", "@Unseen ", "", "add '@Unseen'"),
    ("array", "[Int]", "Int...", "take an array"),
    ("not mutating", "func add", "mutating func add", "remove 'mutating'"),
    ("not consuming", "row: String", "row: consuming String", "remove 'consuming'"),
    ("any protocol", "any CopyingView", "Self", "replace 'Self' by 'any CopyingView'"),
    ("any value", "any Equatable", "some Equatable", "replace 'some' by 'any'"),
    ("any object", "AnyObject", "Equatable", "replace 'Equatable' by 'AnyObject'"),
  ])
  func `give source that compiles`(part: String, right: String, wrong: String, fix: String) throws {
    let fixed = try Self.part(part)
    let broken = fixed.replacingOccurrences(of: right, with: wrong)
    #expect(broken != fixed)
    let fixes = Expansion(of: broken).diagnostics.flatMap(\.fixes).filter { $0.title == fix }
    #expect(fixes.map(\.fixed) == [fixed])
  }

  /// Returns the text of a part of the compiled file, without the line that names it.
  private static func part(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "ReceiverTests/FixedSources.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "// MARK: - ").dropFirst()
    let part = try #require(parts.first { $0.hasPrefix("\(name)\n") })
    return part.dropFirst(name.count + 1).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
