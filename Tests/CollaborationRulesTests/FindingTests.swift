import CollaborationRules
import Testing

@Suite struct FindingTests {
  @Test func `keeps its rows`() {
    #expect(Finding("nil-link", "Presenter.view is nil.", rows: [3]).rows == [3])
  }
}
