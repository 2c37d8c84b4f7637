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

  @Test func `says who was created, and which reference was nil`() throws {
    let creation = try #require(Story.productsAndDetail.trace[row: 11])
    #expect(Sentence(creation).text == "Router creates Detail: View, Presenter, Interactor, Router")
    let loss = try #require(Story.nilLink.trace[row: 3])
    let words = "Presenter to interactor: getProducts() is lost: interactor is nil"
    #expect(Sentence(loss).text == words)
  }

  @Test func `shows controls as escapes`() {
    let event = Event(.call, number: 1, from: .user, to: .user, Message("a\u{1B}\nb"))
    #expect(Sentence(event).text == #"User calls User.a\u{1B}\nb"#)
    #expect(NumberedSentence(event).text == #"1. User calls itself: a\u{1B}\nb"#)
  }
}

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
}

@Suite struct SentenceWriterTests {
  @Test func `writes parts, notes and pauses between rows`() {
    #expect(
      sentences(of: Story.everyKind.trace) == """
        Part: the first part
        1. You: tap row 1
        2. View calls Presenter: didSelect(1)
        3. Presenter calls Store and does not wait: fetch(1)
        120 ms later
        4. Store answers Presenter late, to row 3: Item 김치찌개 🍲
        Note: now something goes wrong
        5. Presenter calls Store: load(id: 9)
        1.5 s later
        6. Store throws to Presenter: .unavailable
        7. View is gone
        8. Presenter calls View: show(_:). Lost: View is gone
        9. Presenter calls itself: retry()

        """
    )
  }

  @Test func `writes screens, and the stage's calls that show one`() {
    let lines = sentences(of: Story.productsAndDetail.trace).split(separator: "\n")
    #expect(
      lines.filter { !($0.first?.isNumber ?? false) } == [
        "The screen shows Product List", "The stage calls Detail.View: viewDidLoad()",
      ]
    )
  }

  @Test func `writes a change of executor`() {
    var story = Story()
    story.row(.call, "View", "Presenter", Message("load"))
    story.row(.call, "Presenter", "Store", Message("load")) { $0.executor = "io\n" }
    story.row(.call, "Presenter", "View", Message("show"))
    #expect(
      sentences(of: story.trace) == """
        1. View calls Presenter: load
        On io\\n
        2. Presenter calls Store: load
        On main
        3. Presenter calls View: show

        """
    )
  }

  private func sentences(of trace: Trace) -> String {
    var writer = SentenceWriter(to: "")
    trace.send(to: &writer)
    return writer.output
  }
}

@Suite struct LabelFormsTests {
  static let shortened: [(String, [String])] = [
    (
      #"showProduct(row: ProductRow(id: 1, name: "iPhone"), at: 0)"#,
      ["showProduct(row: ProductRow, at: 0)", "showProduct(…)"]
    ),
    ("Detail.show(row: Row(id: 1), at: 0)", ["Detail.show(row: Row, at: 0)", "Detail.show(…)"]),
    // The argument label that names an event is kept.
    (
      "interactor(didFetchProducts: [2 ProductEntity], from: Store(id: 1))",
      [
        "interactor(didFetchProducts: [2 ProductEntity], from: Store)",
        "interactor(didFetchProducts: …)", "interactor(…)",
      ]
    ),
    (
      #"save("a, b) \" c(", [Row(id: 1), Row(id: 2)], Row(name: "((", tag: 1))"#,
      [#"save("a, b) \" c(", [Row(id: 1), Row(id: 2)], Row)"#, "save(…)"]
    ),
    ("rows = [ProductRow(id: 1), ProductRow(id: 2)]", ["rows = …"]),
    (#"상품표시(상품: 상품행(이름: "김치찌개"), 위치: 0)"#, ["상품표시(상품: 상품행, 위치: 0)", "상품표시(…)"]),
  ]

  @Test(arguments: shortened)
  func `leaves out the insides of values, then all arguments`(text: String, shorter: [String]) {
    #expect(forms(text) == [text] + shorter)
  }

  @Test(arguments: [
    "open the list of all products there are", "showError(_:andSomething:)", "a)b((((((((((((((((",
  ])
  func `keeps labels without values whole`(text: String) {
    #expect(forms(text, widths: 60...200) == [text])
  }

  @Test func `leaves out the inside of an answer`() {
    #expect(
      forms(#"ProductRow(id: 1, name: "iPhone 16 Pro", price: 1899.0)"#, isAnswer: true) == [
        #"ProductRow(id: 1, name: "iPhone 16 Pro", price: 1899.0)"#, "ProductRow",
      ]
    )
  }

  @Test func `uses three dots in ASCII`() {
    #expect(forms("rows = [ProductRow(id: 1)]", isASCII: true).last == "rows = ...")
  }

  /// Returns the distinct forms of a label in a ladder, from wide to narrow.
  private func forms(
    _ text: String,
    isAnswer: Bool = false,
    isASCII: Bool = false,
    widths: ClosedRange<Int> = 36...200
  ) -> [String] {
    var story = Story()
    story.row(isAnswer ? .return : .call, "A", "B", isAnswer ? nil : Message(text: text)) {
      if isAnswer { $0.value = Value(text) }
    }
    var forms: [String] = []
    for width in widths.reversed() {
      let drawing = story.trace.drawn(as: .ladder, DiagramOptions(width: width, isASCII: isASCII))
      let form =
        drawing.split(separator: "\n").dropFirst().joined(separator: " ")
        .split(separator: isASCII ? "|" : "┊").last?.drop { $0 == " " } ?? ""
      if !forms.contains(String(form)) { forms.append(String(form)) }
    }
    return forms
  }
}
