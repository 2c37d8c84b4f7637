import Foundation
import Testing
import Traces

@testable import CollaborationRules

/// Traces written without reading the rules, and traces for single rules, each with the findings that it states.
@Suite struct ConversationTests {
  @Test(arguments: try Conversation.all())
  func `finds what the head of the trace says`(conversation: Conversation) throws {
    let evidence = try conversation.evidence
    let review = Review(evidence, by: try conversation.rules)
    let expected = try conversation.expected
    #expect(review.findings.map(\.name).sorted() == expected.map(\.name).sorted())
    for expected in expected {
      guard let row = expected.row else { continue }
      #expect(review.findings.contains { $0.name == expected.name && $0.rows.contains(row) })
    }
    let statements = review.statements(about: evidence.trace)
    for statement in conversation.statements { #expect(statements.contains(statement)) }
  }

  @Test(arguments: ["Right", "Wrong"])
  func `there are sixty conversations of each kind, half of them recorded by apps`(kind: String)
    throws
  {
    let all = try Conversation.all(in: [kind])
    #expect(all.count >= 60)
    #expect(all.filter { !$0.text.contains("User -> ") }.count >= 30)
    #expect(try all.allSatisfy { try $0.expected.isEmpty == (kind == "Right") })
  }

  @Test
  func `the documentation has the present numbers of caught, missed and false findings`() throws {
    let (wrong, right) = (try Conversation.all(in: ["Wrong"]), try Conversation.all(in: ["Right"]))
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
