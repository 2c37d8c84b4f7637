import SequenceDiagrams
import Testing
import Traces

/// Rows with a mark at the left edge, and layouts whose rows appear at once.
@Suite struct MarkedRowsTests {
  private func stream(_ layout: DiagramLayout, width: Int = 80, of trace: Trace) -> DiagramStream {
    var stream = DiagramStream(as: layout, DiagramOptions(width: width, showsMarks: true))
    stream.take(lanes: trace.lanes)
    for event in trace.events { stream.take(event, isMarked: event.number == 2) }
    stream.flush()
    return stream
  }

  private let trace = Story.productsAndDetail.trace

  @Test(arguments: DiagramLayout.all.map(\.name), [40, 80, 200])
  func `have the mark in each layout, inside the width`(name: String, width: Int) throws {
    let layout = try #require(DiagramLayout(named: name))
    var stream = stream(layout, width: width, of: trace)
    let text = stream.drained
    let marked = text.split(separator: "\n").filter { $0.hasPrefix("*") }
    #expect(marked.count == 1 && marked[0].hasPrefix("*   2 "))
    #expect(text.faultyLines(width: width).filter { !$0.hasSuffix(" ") } == [])
  }

  @Test func `are drawn by each flush, once`() throws {
    var stream = stream(.wide, of: trace)
    #expect(stream.drained.contains("\n*   2 "))
    stream.flush()
    #expect(stream.count == 0)
  }

  @Test func `leave the choice of the layout to the first row`() {
    var stream = DiagramStream(as: .automatic)
    stream.flush()
    trace.send(to: &stream)
    stream.finish()
    #expect(stream.drained == trace.drawn(as: .automatic))
  }
}
