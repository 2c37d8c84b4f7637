import SequenceDiagrams
import Testing
import Traces

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
