import SequenceDiagrams
import Testing
import Traces

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
