import Foundation
import Testing

/// Tests the guide `HowTheMacrosExpand.md`: each source in it, and the pieces of its expansion that follow.
@Suite struct GuideTests {
  @Test func `shows pieces of real expansions`() throws {
    let examples = try examples()
    #expect(examples.map(\.pieces.count) == [6, 1, 3])
    for (source, pieces) in examples {
      let expansion = Expansion(of: source, in: "RatePresenter.swift").text.bareLines
      for piece in pieces {
        #expect(expansion.firstRange(of: piece.bareLines) != nil, "\(piece)")
      }
    }
  }

  private func examples() throws -> [(source: String, pieces: [String])] {
    let path = "../../Sources/TraceRecording/TraceRecording.docc/HowTheMacrosExpand.md"
    let guide = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    let text = try String(contentsOf: guide, encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { part in
      let source = part.components(separatedBy: "\n```")[0]
      let pieces = part.components(separatedBy: "```text\n").dropFirst()
      return (source, pieces.map { $0.components(separatedBy: "\n```")[0] })
    }
  }
}

extension String {
  /// The lines without indentation, empty lines and `#sourceLocation`: this test does not know the lines of a method
  /// whose attribute is itself an expansion.
  fileprivate var bareLines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#sourceLocation") }
  }
}
