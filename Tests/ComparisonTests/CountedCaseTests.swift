import Testing

@testable import Comparison

@Suite struct CountedCaseTests {
  @Test(arguments: try CountedCase.all())
  func `counts what a person counted`(counted: CountedCase) throws {
    let comparison = try counted.comparison
    #expect(!counted.counts.isEmpty)
    #expect(counted.unread == [])
    for count in counted.counts {
      let found = try counted.measurement(count.name, in: comparison)
      if !count.value.isEmpty { #expect(found.text == count.value, "\(count.name): \(found.rows)") }
      if !count.rows.isEmpty || count.value.isEmpty { #expect(found.rows == count.rows) }
    }
  }
}
