import SequenceDiagrams
import Testing
import Traces

@Suite struct NumberedSentenceTests {
  @Test func `names a single released object, and a message of unknown name`() {
    var gone = Event(.gone, number: 4)
    gone.objects = [Participant(named: "Detail.View")]
    #expect(NumberedSentence(gone).text == "4. Detail.View is gone")
    var lost = Event(.lost, number: 5, from: Participant(named: "View"))
    (lost.seam, lost.loss) = (Seam("delegate"), .nil)
    #expect(
      NumberedSentence(lost).text == "5. View calls delegate: a message. Lost: delegate is nil"
    )
    #expect(Sentence(lost).text == "View to delegate: a message is lost: delegate is nil")
  }

  @Test(arguments: [
    (Event.Kind.action, "4. You: open (calls viewDidLoad)"), (.call, "4. User calls View: open"),
    (.asyncCall, "4. User calls View and does not wait: open"),
    (.return, "4. User answers View: 1"),
    (.throw, "4. User throws to View: 1"), (.reply, "4. User answers View late, to row 2: 1"),
    (.lost, "4. User calls View: open. Lost"), (.created, "4. User creates Detail: View, Router"),
    (.gone, "4. Detail is gone: View, Router"), (.wired, "4. User.reference is set to View"),
    (.stage, "4. The stage calls View: open"), (.screen, "4. The screen shows nothing"),
    (.graph, "4. The objects reference each other"), (.note, "4. Note: calls viewDidLoad"),
    (.divider, "4. Part: calls viewDidLoad"),
  ])
  func `has words for each kind`(kind: Event.Kind, sentence: String) {
    var event = Event(kind, number: 4, from: .user, to: Participant(.view), Message("open"))
    (event.cause, event.value, event.text) = (2, Value("1"), "calls viewDidLoad")
    event.objects = Participant.named("Detail.View Detail.Router")
    #expect(NumberedSentence(event).text == sentence)
  }

  @Test(arguments: [
    (Event.Kind.action, "Somebody: x"), (.call, "Somebody calls somebody: x"),
    (.return, "Somebody answers somebody: nothing"), (.lost, "Somebody calls nobody: x. Lost: nil"),
    (.reply, "Somebody answers somebody late: nothing"), (.created, "Somebody creates an object"),
  ])
  func `writes somebody for unknown participants`(kind: Event.Kind, sentence: String) {
    var event = Event(kind, Message("x"))
    event.loss = .nil
    #expect(NumberedSentence(event).text == sentence)
  }

  @Test func `names the reference of a message lost at nil`() throws {
    let event = try #require(Story.nilLink.trace[row: 3])
    #expect(
      NumberedSentence(event).text
        == "3. Presenter calls interactor: getProducts(). Lost: interactor is nil"
    )
  }

  @Test func `shows controls as escapes`() {
    let event = Event(.call, number: 1, from: .user, to: .user, Message("a\u{1B}\nb"))
    #expect(NumberedSentence(event).text == #"1. User calls itself: a\u{1B}\nb"#)
  }
}
