import Foundation
import Testing

/// Tests that fix-its give the source in `FixedSources.swift`, which is compiled with all warnings as errors.
@Suite struct FixItTests {
  /// A part of the file, with the text that the fix-it replaces.
  struct Case {
    let part: String
    let fixed: String
    let broken: String
    let fix: String
  }

  @Test(arguments: [
    Case(part: "weak", fixed: "weak var", broken: "var", fix: "add 'weak'"),
    Case(
      part: "weak and optional",
      fixed: "weak var view: (any FixedViewProtocol)?",
      broken: "var view: any FixedViewProtocol",
      fix: "make it 'weak' and optional"
    ),
    Case(
      part: "weak variable",
      fixed: "private weak var",
      broken: "private let",
      fix: "add 'weak'"
    ),
    Case(
      part: "hold the output",
      fixed: "FixedInteractorOutput",
      broken: "FixedViewInput",
      fix: "hold 'FixedInteractorOutput' instead"
    ),
    Case(part: "closure recorded", fixed: "@Seam ", broken: "", fix: "add '@Seam'"),
    Case(
      part: "constant closure recorded",
      fixed: "@Seam private var",
      broken: "private let",
      fix: "add '@Seam', and make it a 'private(set) var'"
    ),
    Case(part: "closure left out", fixed: "@Unseen ", broken: "", fix: "add '@Unseen'"),
    Case(
      part: "constant seam",
      fixed: "private(set) var",
      broken: "let",
      fix: "make it a 'private(set) var'"
    ),
    Case(
      part: "wrapped seam",
      fixed: "@Unseen",
      broken: "@Seam",
      fix: "mark it '@Unseen' instead"
    ),
    Case(part: "method left out", fixed: "@Unseen ", broken: "", fix: "add '@Unseen'"),
    Case(part: "array", fixed: "[Int]", broken: "Int...", fix: "take an array"),
    Case(
      part: "not mutating",
      fixed: "func add",
      broken: "mutating func add",
      fix: "remove 'mutating'"
    ),
    Case(
      part: "not consuming",
      fixed: "row: String",
      broken: "row: consuming String",
      fix: "remove 'consuming'"
    ),
    Case(
      part: "any protocol",
      fixed: "any CopyingView",
      broken: "Self",
      fix: "replace 'Self' by 'any CopyingView'"
    ),
    Case(
      part: "any value",
      fixed: "any Equatable",
      broken: "some Equatable",
      fix: "replace 'some' by 'any'"
    ),
    Case(
      part: "any object",
      fixed: "AnyObject",
      broken: "Equatable",
      fix: "replace 'Equatable' by 'AnyObject'"
    ),
  ])
  func `give source that compiles`(_ source: Case) throws {
    let fixed = try Self.part(source.part)
    let broken = fixed.replacingOccurrences(of: source.fixed, with: source.broken)
    #expect(broken != fixed)
    expectFixed(broken, by: source.fix, is: fixed)
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
