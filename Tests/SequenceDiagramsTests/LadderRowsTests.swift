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
}

@Suite struct LegendTests {
  @Test func `can be ASCII and can be asked for`() {
    let text = Diagram.legend(isASCII: true, isFirst: false).plain
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(
      text.hasSuffix("\n~~> an asynchronous call   * created   @ to itself   o from outside\n")
    )
    #expect(!text.contains("once"))
  }

  @Test func `follows a drawing`() {
    let drawing = Diagram(Story.mvc.trace).drawn(as: .ladder, DiagramOptions(legend: true))
    #expect(drawing == Diagram(Story.mvc.trace).drawn() + "\n" + Diagram.legend(isFirst: false))
  }
}
