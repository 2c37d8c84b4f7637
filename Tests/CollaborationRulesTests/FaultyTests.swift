import Testing
import Traces

@testable import CollaborationRules

@Suite struct FaultyTests {
  @Test func `every rule finds something in a faulty module or a conversation`() throws {
    let expected = try Faulty.all().map(\.rule) + Conversation.all().flatMap(\.expected).map(\.name)
    #expect(Set(expected) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: try Faulty.all()) func `a fault is revealed by exactly its own finding`(
    faulty: Faulty
  ) {
    #expect(Review(faulty.evidence).findings.map(\.name) == [faulty.rule])
  }

  @Test(arguments: FindingWords.all) func `a finding names the objects, the messages and the rows`(
    words: FindingWords
  ) throws {
    let rule = try #require(Rule.named(words.rule))
    let result = rule.evaluate(try Faulty.named(words.rule))
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.text == words.text)
    #expect(result.description == "judged \(words.judged)")
    for detail in words.details { #expect(finding.details.contains(detail)) }
    if let rows = words.rows { #expect(finding.rows == rows) }
    if let repair = words.repair { #expect(finding.repair == repair) }
  }
}

/// The words of the finding in a faulty module, where no transcript has them; nil where a test does not compare them.
struct FindingWords: CustomTestStringConvertible, Sendable {
  let rule: String
  let text: String
  /// The subjects that the rule examined.
  let judged: String
  var rows: [Int]?
  /// Some of the finding's details.
  var details: [String] = []
  var repair: String?

  var testDescription: String { rule }

  static let all = [
    FindingWords(
      rule: "nil-link",
      text: "Presenter.interactor is nil; a Presenter needs an Interactor there.",
      judged: "2 messages and 4 references",
      rows: [3],
      details: [
        "#3 getProducts() was lost: interactor?.getProducts() does nothing.",
        "The Interactor itself is gone: nothing held it after the assembly.",
      ],
      repair: "presenter.interactor = interactor in the assembly of the module"
    ),
    FindingWords(
      rule: "all-weak",
      text: "View.presenter and Presenter.interactor are weak; "
        + "no object holds Presenter and Interactor.",
      judged: "3 objects",
      rows: [2],
      details: ["So #2 reached no object."]
    ),
    FindingWords(
      rule: "unowned-view",
      text: "Presenter.view is unowned; a View can go before the Presenter.",
      judged: "1 reference",
      details: [
        "It would be safe if only the View held the Presenter; Interactor.listener may hold it too."
      ]
    ),
    FindingWords(
      rule: "no-reply",
      text: "Interactor never answered #7 loadArticles(); Presenter is still waiting.",
      judged: "2 requests",
      rows: [7]
    ),
    FindingWords(
      rule: "late-reply",
      text: "Presenter told View showArticles(_:) after it was left.",
      judged: "2 messages",
      rows: [2, 9],
      details: [
        "#2 onViewReady() asked; View was left in #6; the answer is #9 showArticles(_:).",
        "It was lost: View is gone.",
      ]
    ),
    FindingWords(
      rule: "refresh-race",
      text: "View shows the answer to #4 loadArticles(), not to the later #8 loadArticles().",
      judged: "3 requests",
      rows: [4, 8, 9, 11, 12]
    ),
    FindingWords(
      rule: "strong-view",
      text: "Presenter holds View strongly, and is held by it.",
      judged: "1 reference",
      details: ["The cycle: View -.presenter-> Presenter -.view-> View."],
      repair: "make view of Presenter weak"
    ),
    FindingWords(
      rule: "recorder-retains",
      text: "View, Presenter, Interactor and Router are still there after close.",
      judged: "4 objects",
      rows: [8],
      details: ["No object holds View, and no closure is stored."]
    ),
    FindingWords(
      rule: "unsaved-change",
      text: "Interactor.rename(_:) changes what the Store keeps; the Store is not told.",
      judged: "1 call in the source",
      rows: [3],
      details: ["It sets order.title, Interactor.swift:9.", "#3 rename(_:) made the change."]
    ),
  ]
}
