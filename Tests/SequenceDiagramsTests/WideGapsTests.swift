import SequenceDiagrams
import Testing
import Traces

/// A wide drawing distributes its columns over the gaps between its lanes.
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
