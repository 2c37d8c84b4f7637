import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct LadderRowsTests {
  @Test func `repeats the names every 40 rows`() {
    var story = Story()
    for _ in 1...81 { story.row(.call, "View", "Presenter", .plain("go()")) }
    let lines = Diagram(story.trace).drawn().lines.map(\.plain)
    #expect(lines.indices.filter { lines[$0].contains("View") } == [0, 42, 84])
    let once = DiagramOptions(repeatsHeader: false)
    #expect(Diagram(story.trace).drawn(as: .ladder, once).lines.count == 83)
  }

  @Test func `draws no bars where causes are unknown`() {
    var story = Story()
    story.row(.call, "View", "Presenter", .plain("load()"))
    story.row(.call, "Presenter", "View", .plain("show()"))
    #expect(!Diagram(story.trace).drawn().plain.contains("┃"))
  }

  @Test func `lets only the receiver run inside a call that does not wait`() {
    #expect(
      Diagram(asynchronous, rows: 3...3).drawn().plain == """
          Presenter
                  Store
          3   ┊◄────┃       didLoad()

        """
    )
  }

  @Test func `ends an asynchronous call before its answer in Mermaid`() {
    let lines = asynchronous.written(as: .mermaid).split(separator: "\n").suffix(6)
    #expect(
      lines.map { $0.drop { $0 == " " } } == [
        "p0->>+p1: 1 load()", "p1-)p2: 2 fetch()", "deactivate p1", "activate p2",
        "p2->>p1: 3 didLoad()", "deactivate p2",
      ]
    )
  }

  @Test func `shows a screen call only where the action did not announce it`() {
    var story = Story()
    story.row(.action, "User", "View", Message("open")) { $0.text = "calls viewDidLoad" }
    story.add(.stage, nil, "View", .plain("viewDidLoad()"), in: 1)
    story.add(.stage, nil, "View", .plain("tableView(numberOfRowsInSection:)"), in: 1)
    story.add(.stage, nil, "Detail.View", .plain("viewDidLoad()"), in: 1)
    let lines = Diagram(story.trace).drawn().lines.map(\.plain)
    #expect(lines.filter { $0.contains("Detail.View is shown: viewDidLoad") } == lines.suffix(1))
  }

  @Test func `every lane whose name does not fit gets its own code`() {
    var story = Story()
    let names = [
      "Presentation", "Presentations", "Presentation:2", "Detail.ViewModel", "Depot.ViewModel", "P",
    ]
    for name in names { story.row(.call, name, nil, .plain("go()")) }
    let text = Diagram(story.trace).drawn(as: .ladder, DiagramOptions(width: 40)).plain
    #expect(
      text.hasPrefix(
        """
        Pr Presentation, Pe Presentations
        P2 Presentation:2, DV Detail.ViewModel
        Vi Depot.ViewModel
        """
      )
    )
  }

  private var asynchronous: Trace {
    var story = Story()
    story.row(.call, "View", "Presenter", .plain("load()"))
    story.row(.asyncCall, "Presenter", "Store", .plain("fetch()"), in: 1)
    story.row(.call, "Store", "Presenter", .plain("didLoad()"), in: 2)
    return story.trace
  }

  @Test func `gives names, bars, numbers and losses their styles`() {
    let runs = Diagram(Story.nilLink.trace).drawn().runs
    let expected: [StyledText] = [
      StyledText("Interactor", .role(.interactor)), StyledText("┃", .role(.presenter)),
      StyledText("3", .dim), StyledText("───✗", .bad), StyledText("lost: nil", .bad),
    ]
    #expect(expected.flatMap(\.runs).filter { !runs.contains($0) } == [])
  }

  @Test func `draws a lane of a later module only from its creation on`() {
    var story = Story.productsAndDetail
    story.row(.gone, "User", nil) {
      $0.objects = Participant.named("Detail.View Detail.Presenter Detail.Interactor Detail.Router")
    }
    story.row(.action, "User", "View", Message("tap 2"))
    #expect(
      Diagram(story.trace, rows: 10...15).drawn().lines.suffix(3).map(\.plain) == [
        " 14   ┊     ┊     ┊     ┊     ╳     ╳     Detail is gone: 4 objects",
        "      ┊     ┊     ┊     ┊",
        " 15   ┊────►┊     ┊     ┊                 tap 2",
      ]
    )
  }

  @Test func `keeps a lane that existed before the rows shown`() {
    #expect(
      Diagram(Story.productsAndDetail.trace, rows: 13...13).drawn().plain == """
            ╭── Detail ──╮
             View
                Presenter
         13   ┃◄────┃         showProduct(ProductDetailRow)

        """
    )
  }

  @Test(arguments: [
    (Event.Loss.nil, "lost: nil"), (.gone, "lost: View is gone"), (.dropped, "lost: dropped"),
    (.stopped, "lost: stopped"),
  ])
  func `says why a message was lost`(loss: Event.Loss, words: String) {
    var story = Story()
    story.row(.lost, "Presenter", "View", Message("show(_:)")) { $0.loss = loss }
    #expect(Diagram(story.trace).drawn().plain.hasSuffix("show(_:)  \(words)\n"))
  }

  @Test func `never cuts why a message was lost`() {
    var story = Story()
    story.row(.lost, "Presenter", "TheViewOfAnotherTeamWithALongName", Message("show(_:)")) {
      $0.loss = .gone
    }
    let text = Diagram(story.trace).drawn(as: .ladder, DiagramOptions(width: 40)).plain
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .hasSuffix("lost: TheViewOfAnotherTeamWithALongNam e is gone")
    )
  }

  @Test func `names all messages that may have been lost`() {
    var story = Story()
    story.row(.lost, "Presenter", nil) {
      $0.loss = .nil
      $0.candidates = ["show(_:)", "showError(_:)"]
    }
    #expect(Diagram(story.trace).drawn().plain.hasSuffix("show(_:) or showError(_:)  lost: nil\n"))
  }

  @Test func `draws messages from and to unknown participants`() {
    var story = Story()
    story.row(.call, nil, "View", .plain("in()"))
    story.row(.call, "View", nil, .plain("out()"))
    #expect(Diagram(story.trace).drawn().plain == "     View\n  1◦─►┊   in()\n  2   ┊─► out()\n")
  }

  @Test func `draws an action without a receiver`() {
    var story = Story()
    story.row(.action, "User", nil, Message("back"))
    #expect(Diagram(story.trace).drawn().plain == "     User\n  1   ┊   back\n")
  }

  @Test func `draws nothing for an empty trace`() {
    #expect(Diagram(Trace()).drawn().isEmpty)
  }
}
