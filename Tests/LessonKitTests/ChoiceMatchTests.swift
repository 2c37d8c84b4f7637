import Testing

@testable import LessonKit

struct ChoiceMatchTests {
  private static let participants = ["Presenter", "Interactor", "Store"]
  private static let messages = [
    "Presenter -> View showProducts", "Presenter -> Interactor getProducts",
    "Presenter --> View [2 ProductEntity]",
  ]

  private func choices(_ texts: [String]) throws -> [Choice] {
    try texts.map { text in
      Choice(
        text: text,
        isRight: false,
        misconception: nil,
        evidence: [],
        reason: "",
        line: 1,
        sentence: text.contains(" ") ? try MessageSentence(text) : nil
      )
    }
  }

  @Test(arguments: [
    ("1", ChoiceMatch.one(1)), ("3", .one(3)), ("2.", .one(2)), (" 2 ", .one(2)),
    ("Presenter", .one(1)), ("presenter", .one(1)), ("the Presenter", .one(1)),
    ("The Presenter.", .one(1)), ("it asks the interactor", .one(2)), ("presnter", .one(1)),
    ("stor", .one(3)), ("View -> Presenter", .one(1)), ("View ->", .none), ("0", .outside),
    ("4", .outside), ("-1", .outside),
    ("open", .none), ("help", .none), ("show #2", .none), ("wiring view", .none), ("step", .none),
    ("wiring presenter", .none), ("source", .none), ("screen", .none), ("", .none), ("?", .none),
    ("99999999999999999999", .none), ("load products", .none), ("trace", .none),
  ])
  func `takes a number or a name`(input: String, match: ChoiceMatch) throws {
    #expect(ChoiceMatch(input, among: try choices(Self.participants)) == match)
  }

  @Test(arguments: [
    ("Presenter calls Interactor.getProducts", ChoiceMatch.one(2)),
    ("presenter calls interactor", .one(2)), ("interactor", .one(2)), ("getProducts", .one(2)),
    ("getProducts()", .one(2)), ("get products", .one(2)), ("interacter", .one(2)),
    ("Presenter -> Interactor getProducts", .one(2)), ("view", .several([1, 3])),
    ("presenter", .several([1, 2, 3])), ("show", .none), ("show products", .one(1)),
    ("returns 2 ProductEntity", .one(3)), ("interactor calls presenter", .none),
  ])
  func `takes a sentence or a part of it`(input: String, match: ChoiceMatch) throws {
    #expect(ChoiceMatch(input, among: try choices(Self.messages)) == match)
  }

  @Test func `leaves very long lines alone`() throws {
    let input = "presenter" + String(repeating: "!", count: 10_000)
    #expect(ChoiceMatch(input, among: try choices(Self.participants)) == .none)
  }
}
