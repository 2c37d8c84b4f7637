import Foundation
import Testing

/// A traced module is the original, and attributes.
@Suite struct AttributesOnlyTests {
  @Test(arguments: try folders().filter { $0 != "Notes" })
  func `differs from the original by attributes alone`(_ module: String) throws {
    let original = try sources(of: module, "Original")
    let traced = try sources(of: module, "Traced")
    #expect(!original.isEmpty)
    #expect(traced.keys.sorted() == original.keys.sorted())
    for (file, lines) in original {
      #expect(traced[file].map { undone($0, beside: lines) } == lines, "\(file)")
    }
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures")

  private static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
  }

  /// The lines of each file of a folder.
  private func sources(of module: String, _ version: String) throws -> [String: [String]] {
    let folder = Self.fixtures.appending(path: "\(module)/\(version)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.reduce(into: [:]) { sources, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      sources[file.lastPathComponent] = text.components(separatedBy: "\n")
    }
  }
}

// MARK: - What may be added

extension AttributesOnlyTests {
  /// Takes the import and the attributes away, gives UIKit back its name, and makes a `let` of what was one.
  private func undone(_ traced: [String], beside original: [String]) -> [String] {
    var lines = traced
    if lines.starts(with: ["import StageKit", "import TraceRecording"]) {
      lines.replaceSubrange(0...1, with: ["import UIKit"])
    }
    lines.removeAll { ["import ReactiveSeams", "import TraceRecording"].contains($0) }
    if lines.first == "" { lines.removeFirst() }
    lines.removeAll { $0.wholeMatch(of: attribute) != nil }
    return lines.enumerated().map { index, line in
      let plain = line.replacing(attribute, with: "")
      let isLet = original.indices.contains(index) && original[index].contains(/\blet\b/)
      return isLet ? plain.replacing(fixes, with: { $0.1 == nil ? "" : "let" }) : plain
    }
  }

  /// An attribute, with the blank behind it.
  private var attribute: Regex<(Substring, Substring)> {
    /@(Doubled|Seam|Unseen|Role\([^()]*\)|Role(?= extension))(?: |$)/
  }

  /// The words that the fix-its write instead of `let`.
  private var fixes: Regex<(Substring, Substring?)> {
    /nonisolated |private\(set\) |\b(var)\b/
  }
}
