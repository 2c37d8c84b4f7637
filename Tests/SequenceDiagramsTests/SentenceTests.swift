import SequenceDiagrams
import Testing
import Traces

@Suite struct SentenceTests {
  @Test func `says what happens in every kind of row`() {
    #expect(
      Story.everyKind.trace.rows.map { Sentence($0).text } == [
        "you: tap row 1",
        "View calls Presenter.didSelect(1)",
        "Presenter calls Store.fetch(1) and does not wait",
        "Store answers Item 김치찌개 🍲 to Presenter",
        "Presenter calls Store.load(id: 9)",
        "Store throws .unavailable to Presenter",
        "View is gone",
        "Presenter to View: show(_:) is lost: View is gone",
        "Presenter calls Presenter.retry()",
      ]
    )
  }

  @Test func `says who was created`() throws {
    let event = try #require(Story.productsAndDetail.trace[row: 11])
    #expect(Sentence(event).text == "Router creates Detail: View, Presenter, Interactor, Router")
  }

  @Test func `names the reference of a message lost at nil`() throws {
    let event = try #require(Story.nilLink.trace[row: 3])
    #expect(
      Sentence(event).text
        == "Presenter to interactor: getProducts() is lost: interactor is nil"
    )
  }

  @Test func `shows controls as escapes`() {
    let event = Event(.call, from: .user, to: .user, Message("a\u{1B}b"))
    #expect(Sentence(event).text == #"User calls User.a\u{1B}b"#)
  }
}
