import CollaborationRules
import Testing

@Suite struct FindingTests {
  @Test func `rests on rows`() {
    #expect(Finding("nil-link", "Presenter.view is nil.", rows: [3]).rows == [3])
  }
}
