import ProductsShared
import Stage
import Testing
import Traces

@testable import CollaborationTesting
@testable import SamplesVIPER

/// The trace of a sample module, with one row changed.
@Suite struct ChangedConversationTests {
  private let trace = recordTrace(of: ProductListRouter.createModule(store: ProductStore())) {
    $0.viewDidLoad()
  }

  /// A change of the row at an index.
  enum Change: CaseIterable {
    case dropped, doubled, renamed, redirected, moved

    func apply(_ index: Int, _ rows: [Event]) -> [Event] {
      var rows = rows
      switch self {
      case .dropped: rows.remove(at: index)
      case .doubled: rows.insert(rows[index], at: index)
      case .renamed where rows[index].isAnswer: rows[index].value = Value("[0 Other]")
      case .renamed: rows[index].message = Message("somethingElse()")
      case .redirected: rows[index].receiver = Participant(.router)
      case .moved: rows.append(rows.remove(at: index))
      }
      return rows
    }
  }

  @Test(arguments: Change.allCases) func `names the participant and the message in the first lines`(
    _ change: Change
  ) throws {
    let expected = ExpectationText(trace)
    for index in expected.lines.indices {
      let changed = change.apply(index, trace.rows)
      let other = Trace(lanes: trace.lanes, events: changed)
      if ExpectationText(other).text == expected.text { continue }
      let comparison = try TraceComparison(expected.text, other, .exhaustive)
      #expect(comparison.difference != nil)
      let text = DifferenceText(comparison).text
      let beginning = text.split(separator: "\n").prefix(15).joined(separator: "\n")
      #expect(beginning.contains(expected.lines[index].row.expectation), "\(index): \(text)")
    }
  }
}
