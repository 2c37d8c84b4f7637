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
    var story = Story()
    story.row(.call, "View", "Presenter", .plain("load()"))
    story.row(.asyncCall, "Presenter", "Store", .plain("fetch()"), in: 1)
    story.row(.call, "Store", "Presenter", .plain("didLoad()"), in: 2)
    let lines = story.trace.written(as: .mermaid).split(separator: "\n").suffix(6)
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

@Suite struct LaneRegistryTests {
  @Test func `orders lanes by the lanes line, then by appearance`() {
    var story = Story()
    story.row(.call, "Store", "Router", .plain("a()"))
    story.row(.call, "View", "Presenter", .plain("b()"))
    story.lanes = Participant.named("User View")
    #expect(names(drawn(story)) == ["User", "View", "Store", "Router", "Presenter"])
  }

  @Test func `equal participants share a lane, wherever they were made`() {
    var story = Story()
    for _ in 1...500 { story.row(.call, "View", "Store", .plain("go()")) }
    #expect(names(drawn(story)) == ["View", "Store"])
  }

  @Test func `keeps one lane for each of many participants`() {
    let everyone = (1...40).map { "P\($0)" }
    var story = Story()
    for name in everyone + everyone { story.row(.call, name, "P1", .plain("go()")) }
    let drawing = drawn(story, width: 400)
    #expect(names(drawing).sorted() == everyone.sorted())
  }

  @Test func `a participant without rows gets a lane only from the lanes line`() {
    var story = Story()
    story.row(.call, "View", "Store", .plain("go()"))
    story.add(.wired, "View", "Presenter")
    #expect(names(drawn(story)) == ["View", "Store"])
  }

  @Test func `draws sentences for more than 64 participants`() {
    var story = Story()
    for index in 1...70 { story.row(.call, "P\(index)", "P\(index + 1)", .plain("go()")) }
    let lines = drawn(story, width: 1_000).split(separator: "\n")
    #expect(lines.last == " 70  P70 calls P71.go()")
  }

  /// Draws the events by a stream that knows no lanes but the story's own.
  private func drawn(_ story: Story, width: Int = 120) -> String {
    var stream = DiagramStream(as: .ladder, DiagramOptions(width: width, repeatsHeader: false))
    if !story.lanes.isEmpty { stream.take(lanes: story.lanes) }
    for event in story.events { stream.take(event) }
    stream.finish()
    return stream.drained
  }

  /// Returns the names in the headers, from left to right.
  private func names(_ drawing: String) -> [String] {
    var positions: [String: Int] = [:]
    for line in drawing.split(separator: "\n") where Int(line.prefix(3).drop { $0 == " " }) == nil {
      for word in line.split(separator: " ") where positions[String(word)] == nil {
        positions[String(word)] = line.distance(from: line.startIndex, to: word.startIndex)
      }
    }
    return positions.sorted { $0.value < $1.value }.map(\.key)
  }
}

@Suite struct WideGapsTests {
  @Test func `every label fits where there is enough room`() {
    let text = Story.productsAndDetail.trace.drawn(as: .wide, DiagramOptions(width: 400))
    let labels = Story.productsAndDetail.trace.rows.filter { $0.kind != .created }.map(\.label)
    #expect(labels.filter { !text.contains($0) } == [])
    #expect(!text.contains("…"))
  }

  @Test func `short labels get room before long ones`() {
    var story = Story()
    story.row(.call, "View", "Presenter", Message("load(_:)", String(repeating: "9", count: 45)))
    story.row(.call, "Presenter", "Store", Message("read(_:)", "123456789012"))
    story.row(.call, "Store", "Router", Message("leave(_:)", "123456789012"))
    let text = story.trace.drawn(as: .wide, DiagramOptions(width: 100))
    #expect(text.contains(" read(123456789012) "))
    #expect(text.contains(" leave(123456789012) "))
    #expect(text.contains(" load(…) "))
  }

  @Test func `spreads the room of an arrow over the gaps that it passes`() {
    var story = Story()
    story.lanes = Participant.named("View Presenter Store")
    story.row(.call, "View", "Store", Message("load(_:)", String(repeating: "9", count: 40)))
    let lines = story.trace.drawn(as: .wide, DiagramOptions(width: 100)).split(separator: "\n")
    #expect(lines.last?.contains("─ load(\(String(repeating: "9", count: 40))) ─") == true)
    let stems = lines[2].enumerated().filter { $0.element == "┬" }.map(\.offset)
    #expect(stems.count == 3 && abs(stems[2] - 2 * stems[1] + stems[0]) <= 1)
  }

  @Test func `uses no more columns than the labels need`() {
    let narrow = Story.products.trace.drawn(as: .wide, DiagramOptions(width: 200))
    #expect(narrow == Story.products.trace.drawn(as: .wide, DiagramOptions(width: 400)))
  }
}
