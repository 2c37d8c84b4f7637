import SequenceDiagrams
import Testing
import Traces

/// The number of rows that a stream remembers as possible causes.
@Suite struct RowCacheTests {
  @Test func `remembers a row for 4,000 rows`() {
    #expect(indentation(ofCallAfter: 4_000, namingItEvery: nil) == 2)
  }

  @Test func `remembers a row while rows are caused by it`() {
    #expect(indentation(ofCallAfter: 20_000, namingItEvery: 1) == 2)
    #expect(indentation(ofCallAfter: 20_000, namingItEvery: 1_000) == 2)
  }

  @Test func `forgets a row that caused nothing for long`() {
    #expect(indentation(ofCallAfter: 20_000, namingItEvery: nil) == 0)
  }

  /// Returns the indentation of a row caused by row 1, with `count` rows between the two.
  private func indentation(ofCallAfter count: Int, namingItEvery interval: Int?) -> Int {
    var story = Story()
    let first = story.row(.call, "User", "View", .plain("begin()"))
    for index in 1...count {
      let isInside = interval.map { index % $0 == 0 } ?? false
      story.row(.call, "Router", "Store", .plain("go()"), in: isInside ? first : nil)
    }
    let options = DiagramOptions(repeatsHeader: false)
    story.row(.call, "View", "Store", .plain("end()"), in: first)
    story.row(.call, "View", "Store", .plain("last()"))
    let lines = story.trace.drawn(as: .ladder, options).split(separator: "\n").suffix(2)
    let columns = lines.compactMap { line in
      line.firstRange(of: /[a-z]/).map { line[..<$0.lowerBound].count }
    }
    return columns[0] - columns[1]
  }
}
