import CollaborationTesting
import Traces
import XCTest

/// Each kind of expectation, failing in XCTest.
final class XCTestFailureTests: XCTestCase {
  private var texts: [String] = []
  private var collects = false

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    if collects { texts.append(issue.compactDescription) } else { super.record(issue) }
  }
  #else
  override func recordFailure(
    withDescription description: String,
    inFile path: String,
    atLine line: Int,
    expected: Bool
  ) {
    if collects { return texts.append(description) }
    super.recordFailure(
      withDescription: description,
      inFile: path,
      atLine: line,
      expected: expected
    )
  }
  #endif

  func testTellsWhatIsWrong() {
    for failing in FailingExpectation.all {
      texts = []
      collects = true
      failing.expect()
      collects = false
      XCTAssertEqual(texts.count, 1, failing.name)
      let beginning = texts.joined().split(separator: "\n").prefix(15).joined(separator: "\n")
      for words in failing.words {
        XCTAssert(beginning.contains(words), "\(failing.name): \(words) in \(beginning)")
      }
    }
  }

  func testTellsWhatDoesNotComeInTime() async {
    (texts, collects) = ([], true)
    _ = await recordTrace(
      of: Shop.makeModule(),
      until: { $0.contains("View showError") },
      timeout: .milliseconds(1)
    ) { $0.load() }
    collects = false
    XCTAssertEqual(texts.count, 1)
    XCTAssert(texts.joined().contains("The last message was Presenter -> View showTotal(3)."))
  }

  func testAPresenterAlone() {
    let presenter = SubjectUnderTest { ShopPresenter() }
    expectTrace(presenter.recordTrace { $0.didLoad(id: 7, total: -1) }) {
      """
      Presenter -> View showError("No total.")
      """
    }
  }
}
