import TestSupport
import Testing
import Traces

@Suite struct RetentionTests {
  @Test func `a participant that is not alive has no retention, and holds no other`() {
    let graph = ObjectGraph("View.presenter Presenter")
    #expect(graph.retention(of: Participant(.controller)) == nil)
    #expect(graph.retained(by: [Participant(.controller)]).isEmpty)
  }

  @Test func `the last of a chain of thousands is held by the first`() {
    let last = Effort.count(100_000) - 1
    let graph = ObjectGraph(count: last + 1) { $0 < last ? [$0 + 1] : [] }
    let retention = graph.retention(of: graph.participants[last], from: [graph.participants[0]])
    #expect(retention?.path.count == last)
  }
}
