import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct LadderTests {
  @Test func `repeats the names every 40 rows`() {
    var story = Story()
    for _ in 1...81 { story.row(.call, "View", "Presenter", .plain("go()")) }
    let lines = Diagram(story.trace).drawn().lines.map(\.plain)
    #expect(lines.indices.filter { lines[$0].contains("View") } == [0, 42, 84])
    let once = DiagramOptions(repeatsHeader: false)
    #expect(Diagram(story.trace).drawn(as: .ladder, once).lines.count == 83)
  }

  @Test func `gives names, bars, numbers and losses their styles`() throws {
    let trace = try Trace(
      notation:
        "lanes View Presenter Interactor\nView -> Presenter f()\n  Presenter -x interactor g() [nil]"
    )
    let runs = Diagram(trace).drawn().runs
    let expected: [StyledText] = [
      StyledText("Interactor", .role(.interactor)), StyledText("┃", .role(.presenter)),
      StyledText("2", .dim), StyledText("───✗", .bad), StyledText("lost: nil", .bad),
    ]
    #expect(expected.flatMap(\.runs).filter { !runs.contains($0) } == [])
  }

  @Test func `has one lane for each of 40 participants, wherever they were made`() {
    let names = (1...40).map { "P\($0)" }
    var story = Story()
    for name in names + names { story.row(.call, name, "P1", .plain("go()")) }
    let lines = story.trace.drawn(as: .ladder, DiagramOptions(width: 400)).split(separator: "\n")
    let headers = lines.filter { Int($0.prefix(3).drop { $0 == " " }) == nil }
    let shown = headers.flatMap { $0.split(separator: " ") }.map(String.init)
    #expect(Set(shown) == Set(names))
  }

  @Test func `adds lanes with coded names without an empty line`() {
    var story = Story()
    for index in 1...14 { story.row(.call, "Cart.Store\(index)", "Cart.View", .plain("go()")) }
    let text = story.trace.drawn(as: .ladder, DiagramOptions(width: 80))
    #expect(text.contains("CS Cart.Store10") && !text.contains("\n\n"))
  }

  @Test(arguments: [DiagramLayout.ladder, .wide], [40, 60, 80, 100, 120])
  func `names a lane's module where the lane has no frame`(layout: DiagramLayout, width: Int) {
    var story = Story()
    let names = "View Presenter Detail.View Another.View Third.View Third.Presenter"
    story.lanes = Participant.named(names)
    story.row(.call, "View", "Presenter", .plain("go()"))
    let lines = story.trace.drawn(as: layout, DiagramOptions(width: width)).split(separator: "\n")
      .map(Array.init)
    for (module, name) in [("Detail", "View"), ("Another", "View"), ("Third", "Presenter")] {
      let frame = lines[0].split { "╭╮ ─".contains($0) }
      let title = frame.first { String($0) == module }
      guard let title else {
        #expect(lines.contains { String($0).contains("\(module).\(name)") })
        continue
      }
      let start = lines[0][..<title.startIndex].lastIndex(of: "╭") ?? 0
      let end = lines[0][title.endIndex...].firstIndex(of: "╮") ?? 0
      #expect(
        lines.dropFirst().contains {
          String($0.dropFirst(start).prefix(end - start)).contains(name)
        }
      )
    }
  }

  @Test func `writes sentences for more than 64 participants`() {
    var story = Story()
    for index in 1...70 { story.row(.call, "P\(index)", "P\(index + 1)", .plain("go()")) }
    let text = story.trace.drawn(as: .ladder, DiagramOptions(width: 1_000))
    #expect(text.hasSuffix("\n 70  P70 calls P71.go()\n"))
  }
}
