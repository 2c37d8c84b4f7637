import Foundation
import Testing
import Traces

@testable import CollaborationRules

/// Traces written without reading the rules, each a file in the notation that states its findings.
@Suite struct ConversationTests {
  @Test(arguments: try Conversation.all())
  func `finds what the head of the trace says`(conversation: Conversation) throws {
    let findings = Review(try conversation.evidence).findings
    #expect(findings.map(\.name).sorted() == conversation.expected.map(\.name).sorted())
    for expected in conversation.expected {
      guard let row = expected.row else { continue }
      #expect(findings.contains { $0.name == expected.name && $0.rows.contains(row) })
    }
  }

  @Test func `there are sixty conversations of each kind, half of them recorded by apps`() throws {
    let all = try Conversation.all()
    for kind in [all.filter(\.expected.isEmpty), all.filter { !$0.expected.isEmpty }] {
      #expect(kind.count >= 60)
      #expect(kind.filter { !$0.text.contains("User -> ") }.count >= 30)
    }
  }

  @Test
  func `the documentation has the present numbers of caught, missed and false findings`() throws {
    let all = try Conversation.all()
    let (wrong, right) = (all.filter { !$0.expected.isEmpty }, all.filter(\.expected.isEmpty))
    let caught = try wrong.count { try !Review($0.evidence).findings.isEmpty }
    let blamed = try right.count { try !Review($0.evidence).findings.isEmpty }
    let line =
      "\(wrong.count) wrong conversations: \(caught) caught, \(wrong.count - caught) missed. "
      + "\(right.count) right conversations: \(blamed) blamed."
    print(line)
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/CollaborationRules/CollaborationRules.docc/CollaborationRules.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(line))
  }
}

/// A trace in a block of a page, below a heading with its name; its first lines state its findings.
///
///     # The Interactor shows its result itself.
///     # architecture: clean-swift
///     # entities: Order
///     # finds: layer-skip #6
struct Conversation: CustomTestStringConvertible, Sendable {
  struct Expected: Sendable {
    let name: String
    let row: Int?
  }

  let name: String
  let text: String

  var testDescription: String { name }

  static func all() throws -> [Conversation] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Conversations")
    return try ["Right", "Wrong"].flatMap { kind in
      let folder = folder.appending(path: kind)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().flatMap {
        let page = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        return page.components(separatedBy: "\n## ").dropFirst().map { section in
          let parts = section.components(separatedBy: "\n\n```trace\n")
          return Conversation(
            name: "\(kind)/\(parts[0])",
            text: parts[1].replacing("\n```\n", with: "\n")
          )
        }
      }
    }
  }

  var expected: [Expected] {
    guard let finds = heading("finds"), finds != "nothing" else { return [] }
    return finds.split(separator: ",").map { finding in
      let words = finding.split { " #".contains($0) }.map(String.init)
      return Expected(name: words[0], row: words.dropFirst().first.flatMap { Int($0) })
    }
  }

  /// The trace with the architecture and entities that the head states.
  var evidence: Evidence {
    get throws {
      let layers = try heading("architecture").map { try #require(LayerTable.named($0)) }
      let entities = heading("entities")?.split(separator: ",").map { $0.filter { $0 != " " } }
      return Evidence(try trace, entities: entities ?? [], layers: layers)
    }
  }

  /// The trace: in the notation, or behind the first lines as JSON Lines of a recorder.
  private var trace: Trace {
    get throws {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.drop { $0.hasPrefix("#") }.joined(separator: "\n")
      return body.hasPrefix("{") ? try Trace(jsonLines: body) : try Trace(notation: text)
    }
  }

  private func heading(_ name: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("# \(name): ") }
      .map { String($0.dropFirst(name.count + 4)) }
  }
}
